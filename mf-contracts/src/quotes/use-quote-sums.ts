import { amountIn } from '@plumbline/shared-schema/money';
import { sumsOfQuote } from '@plumbline/shared-schema/quote-sums';
import { useWatch } from '@plumbline/shared-ui/Form';
import type { QuoteForm } from './quote-form';

const positive = (value: unknown) => Math.max(0, amountIn(value));

/** What the form comes to, in cents, by the server's own rounding. */
export function useQuoteSums() {
  const [lines, taxRate, isTaxIncluded] = useWatch<QuoteForm, ['lines', 'taxRate', 'isTaxIncluded']>({
    name: ['lines', 'taxRate', 'isTaxIncluded'],
  });
  return sumsOfQuote({
    lines: lines.map(({ kind, quantity, price, isOptional = false }) => ({
      ...{ kind, isOptional, quantity: positive(quantity), price: positive(price) },
    })),
    taxRate: positive(taxRate),
    isTaxIncluded: isTaxIncluded === true,
  });
}
