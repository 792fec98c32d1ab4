import { useTranslation } from 'react-i18next';
import type { QuoteLine } from '@plumbline/shared-schema/quotes';
import { useFormat } from '@plumbline/shared-ui/format';

/** Writes "3 h", "1 piece", in the language of the page. */
export function useQuantity(): (line: Pick<QuoteLine, 'quantity' | 'unit'>) => string {
  const { t } = useTranslation('contracts');
  const { number } = useFormat();
  return ({ quantity, unit }) => t(`quotes.units.${unit}`, { count: quantity, quantity: number(quantity) });
}
