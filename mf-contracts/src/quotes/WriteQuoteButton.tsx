import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import type { Quote } from '@plumbline/shared-schema/quotes';
import { Button } from '@plumbline/shared-ui/actions';
import { lazily } from '@plumbline/shared-ui/lazy';
import type { QuotePair } from './QuoteDialog';

const QuoteDialog = lazily(() => import('./QuoteDialog'), 'QuoteDialog');

type WriteQuoteButtonProps = {
  pair: QuotePair;
  draft?: Quote | undefined;
  newest?: Quote | undefined;
  describedBy?: string;
};

/** Goes on with the draft, or begins one with what was said last. */
export function WriteQuoteButton({ pair, draft, newest, describedBy }: WriteQuoteButtonProps) {
  const { t } = useTranslation('contracts');
  const mayHire = useMay('hire');
  const [isOpen, setOpen] = useState(false);
  if (!mayHire) return null;
  const words = newest ? 'other' : 'write';

  return (
    <>
      <Button
        variant={newest ? 'text' : 'outlined'}
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setOpen(true)}
      >
        {t(`quotes.${draft ? 'edit' : words}`)}
      </Button>
      {isOpen && <QuoteDialog pair={pair} from={draft ?? newest} onClose={() => setOpen(false)} />}
    </>
  );
}
