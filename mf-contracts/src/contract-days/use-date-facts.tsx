import { useTranslation } from 'react-i18next';
import { localDay } from '@plumbline/shared-schema/calendar';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Fact } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { durationDays } from './contract-days';
import { ContractDay } from './ContractDay';
import { PromisedDelivery } from './PromisedDelivery';

/** What the offer promised, start, end, and how long that is, as `Facts` shows them. */
export function useDateFacts(contract: Contract): Fact[] {
  const { t } = useTranslation('contracts');
  const { startDate, endDate } = contract;
  const days = (end: string) => t('options:days', { count: durationDays(startDate, end) });
  const start = { term: t('details.start'), text: <ContractDay day={startDate} /> };
  const end = <ContractDay day={endDate} />;
  const promised = {
    term: t('details.delivery'),
    text: <PromisedDelivery contract={contract} />,
  };
  const over = useEndFact(contract);
  if (!over)
    return [
      { ...promised, isMain: true },
      start,
      { term: t('details.latestEnd'), text: end },
      { term: t('details.duration'), text: days(endDate) },
    ];
  return [
    promised,
    start,
    { term: t('details.plannedEnd'), text: end },
    over.fact,
    { term: t('details.plannedDuration'), text: days(endDate) },
    // Over before it began, it lasted no days at all.
    ...(durationDays(startDate, over.day) > 0
      ? [{ term: t('details.actualDuration'), text: days(over.day) }]
      : []),
  ];
}

/** When a contract that is over was so in fact, and on which day of the reader. */
export function useEndFact({ status, finishedAt }: Contract): { fact: Fact; day: string } | undefined {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  if (!isFinalContract(status) || finishedAt === null) return undefined;
  return {
    fact: { term: t(`details.over.${status}`), text: <time dateTime={finishedAt}>{date(finishedAt)}</time> },
    day: localDay(0, new Date(finishedAt)),
  };
}
