import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAcceptQuoteMutation } from '@plumbline/shared-api/quotes';
import { toDollars } from '@plumbline/shared-schema/money';
import { sumsOfQuote } from '@plumbline/shared-schema/quote-sums';
import type { Quote } from '@plumbline/shared-schema/quotes';
import { useTry } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { Checkbox, FormControlLabel } from '@plumbline/shared-ui/choices';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { otherName } from './quote-threads';

/** The hirer takes what is optional, or not; then it is a contract. */
export function AcceptQuoteDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const [accept] = useAcceptQuoteMutation();
  const attempt = useTry();
  const [options, setOptions] = useState<number[]>([]);
  const total = money(toDollars(sumsOfQuote(quote, options).total));
  const offered = quote.lines
    .map((line, place) => ({ ...line, place }))
    .filter(({ isOptional }) => isOptional && quote.side === 'hirer');
  const choose = (place: number, isTaken: boolean) =>
    setOptions(isTaken ? [...options, place] : options.filter((other) => other !== place));

  return (
    <ConfirmDialog
      isOpen
      title={t('quotes.accepting.title', { name: otherName(quote) })}
      text={
        <Stack component="span" spacing={1}>
          {offered.map(({ place, text, amount }) => (
            <FormControlLabel
              key={place}
              label={`${text} · ${money(amount)}`}
              control={
                <Checkbox
                  checked={options.includes(place)}
                  onChange={(_event, isTaken) => choose(place, isTaken)}
                />
              }
            />
          ))}
          <span role="status">{t('quotes.accepting.text', { total })}</span>
        </Stack>
      }
      confirmLabel={t('quotes.accepting.yes')}
      onConfirm={() =>
        attempt(accept({ id: quote._id, body: { options } }).unwrap(), {
          failed: t('quotes.accepting.failed'),
        })
      }
      onClose={onClose}
    />
  );
}
