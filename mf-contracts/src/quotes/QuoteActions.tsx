import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeclineQuoteMutation, useSendQuoteMutation } from '@plumbline/shared-api/quotes';
import { useMay } from '@plumbline/shared-api/session';
import type { Quote } from '@plumbline/shared-schema/quotes';
import { useAction } from '@plumbline/shared-ui/action';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Stack } from '@plumbline/shared-ui/layout';
import { otherName } from './quote-threads';

const AcceptQuoteDialog = lazily(() => import('./AcceptQuoteDialog'), 'AcceptQuoteDialog');

const ACTIONS = ['accept', 'decline', 'send'] as const;
type ButtonAction = (typeof ACTIONS)[number];

/** Only what the quote allows has a button; of an accepted one its contract is next. */
export function QuoteActions({ quote, describedBy }: { quote: Quote; describedBy: string }) {
  const { t } = useTranslation('contracts');
  const mayHire = useMay('hire');
  const [opened, setOpened] = useState<ButtonAction | null>(null);
  const close = () => setOpened(null);
  const move = useQuoteMoves(quote);
  if (quote.contractId !== null)
    return (
      <ButtonLink
        to={`/contracts/${quote.contractId}`}
        variant="outlined"
        aria-describedby={describedBy}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('quotes.contract')}
      </ButtonLink>
    );
  const offered = mayHire ? ACTIONS.filter((action) => quote.allowedActions.includes(action)) : [];
  if (offered.length === 0) return null;

  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {offered.map((action) => (
          <Button
            key={action}
            variant={action === 'decline' ? 'text' : 'outlined'}
            aria-describedby={describedBy}
            onClick={() => setOpened(action)}
          >
            {t(`quotes.${action}`)}
          </Button>
        ))}
      </Stack>
      {opened === 'accept' && <AcceptQuoteDialog quote={quote} onClose={close} />}
      <ConfirmDialog
        isOpen={opened === 'decline'}
        title={t('quotes.declining.title')}
        text={t('quotes.declining.text', { name: otherName(quote) })}
        confirmLabel={t('quotes.decline')}
        isDestructive
        onConfirm={move.decline}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={opened === 'send'}
        title={t('quotes.sending.title', { name: otherName(quote) })}
        text={t('quotes.sending.text')}
        confirmLabel={t('quotes.send')}
        onConfirm={move.send}
        onClose={close}
      />
    </>
  );
}

const LEADS_TO = { send: 'sent', decline: 'declined' } as const;

function useQuoteMoves({ _id: id }: Quote) {
  const { t } = useTranslation('contracts');
  const [send] = useSendQuoteMutation();
  const [decline] = useDeclineQuoteMutation();
  const run = useAction();
  const calls = { send, decline };
  const move = (action: keyof typeof calls) => () =>
    run(calls[action](id).unwrap(), {
      failed: t('quotes.failed'),
      isDone: ({ details }) => (details as { quote?: Quote } | undefined)?.quote?.status === LEADS_TO[action],
    });
  return { send: move('send'), decline: move('decline') };
}
