import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Fact } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { durationDays } from './contract-days';
import { ContractDay } from './ContractDay';

/** Start, end, what the offer promised, and how long that is, as `Facts` shows them. */
export function useDateFacts({ startDate, endDate, deliveryDate }: Contract): Fact[] {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  return [
    { term: t('details.start'), text: <ContractDay day={startDate} /> },
    { term: t('details.end'), text: <ContractDay day={endDate} /> },
    { term: t('details.delivery'), text: <time dateTime={deliveryDate}>{date(deliveryDate)}</time> },
    {
      term: t('details.duration'),
      text: t('options:days', { count: durationDays(startDate, endDate) }),
    },
  ];
}
