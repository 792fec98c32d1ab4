import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDeclineQuoteMutation,
  useDeleteQuoteDraftMutation,
  useSendQuoteMutation,
} from '@plumbline/shared-api/quotes';
import { useMay } from '@plumbline/shared-api/session';
import type { Quote } from '@plumbline/shared-schema/quotes';
import { useAction } from '@plumbline/shared-ui/action';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { titleCase } from '@plumbline/shared-ui/format';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Stack } from '@plumbline/shared-ui/layout';
import { otherName } from './quote-threads';

const AcceptQuoteDialog = lazily(() => import('./AcceptQuoteDialog'), 'AcceptQuoteDialog');

const ACTIONS = ['accept', 'decline', 'send'] as const;
type ButtonAction = (typeof ACTIONS)[number] | 'discard';

/** Only what the quote allows has a button; of an accepted one its contract is next. */
export function QuoteActions({ quote, describedBy }: { quote: Quote; describedBy: string }) {
  const { t } = useTranslation('contracts');
  const mayHire = useMay('hire');
  const [opened, setOpened] = useState<ButtonAction | null>(null);
  const close = () => setOpened(null);
  const move = useQuoteMoves(quote);
  if (quote.contractId !== null) return <ContractLink id={quote.contractId} describedBy={describedBy} />;
  const offered = mayHire ? offeredOf(quote) : [];
  if (offered.length === 0) return null;

  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {offered.map((action) => (
          <Button
            key={action}
            variant={action === 'accept' || action === 'send' ? 'outlined' : 'text'}
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
      <ConfirmDialog
        isOpen={opened === 'discard'}
        title={t('quotes.discarding.title')}
        text={t('quotes.discarding.text', { job: titleCase(quote.jobId.title) })}
        confirmLabel={t('quotes.discard')}
        isDestructive
        onConfirm={move.discard}
        onClose={close}
      />
    </>
  );
}

function ContractLink({ id, describedBy }: { id: string; describedBy: string }) {
  const { t } = useTranslation('contracts');
  return (
    <ButtonLink
      to={`/contracts/${id}`}
      variant="outlined"
      aria-describedby={describedBy}
      sx={{ alignSelf: 'flex-start' }}
    >
      {t('quotes.contract')}
    </ButtonLink>
  );
}

/** A draft is there for its writer alone, who may always delete it. */
function offeredOf({ allowedActions, status }: Quote): ButtonAction[] {
  const moves = ACTIONS.filter((action) => allowedActions.includes(action));
  return status === 'draft' ? [...moves, 'discard'] : moves;
}

const LEADS_TO = { send: 'sent', decline: 'declined' } as const;

function useQuoteMoves({ _id: id }: Quote) {
  const { t } = useTranslation('contracts');
  const [send] = useSendQuoteMutation();
  const [decline] = useDeclineQuoteMutation();
  const [deleteDraft] = useDeleteQuoteDraftMutation();
  const run = useAction();
  const calls = { send, decline };
  const move = (action: keyof typeof calls) => () =>
    run(calls[action](id).unwrap(), {
      failed: t('quotes.failed'),
      isDone: ({ details }) => (details as { quote?: Quote } | undefined)?.quote?.status === LEADS_TO[action],
    });
  const discard = () =>
    run(deleteDraft(id).unwrap(), {
      failed: t('quotes.discarding.failed'),
      isDone: ({ code }) => code === 'QUOTE_NOT_FOUND',
    });
  return { send: move('send'), decline: move('decline'), discard };
}
