import { useTranslation } from 'react-i18next';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Facts, type Fact } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Card, Skeleton } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useAmendments } from '../amendments/use-amendments';
import { DaysRemaining } from '../contract-days/DaysRemaining';
import { useEndFact } from '../contract-days/use-date-facts';
import { useLastEvent } from '../contract-events/use-last-event';

/** One row of equal columns; on phones two by two, an odd first one above the others. */
const rowOf = (count: number) => ({
  '& > dl': { gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${String(count)}, 1fr)` } },
  ...(count % 2 === 1 && { '& > dl > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } } }),
});

/** The figures people look for first: how much, how long still to go, what of it is paid in and what is not. */
export function ContractFigures({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const time = useTimeFact(contract);
  const held = useMoneyFacts(contract);
  const entries = [{ term: t('details.value'), text: <Value contract={contract} /> }, time, ...held];

  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, ...(held.length > 0 && rowOf(entries.length)) }}>
      <Facts columns={2} size="large" entries={entries} />
    </Card>
  );
}

/** On one line with what it was before a change, which comes later and must not move what stands below. */
function Value({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();
  const changes = useAmendments(contract).filter(
    ({ status, before, after }) => status === 'accepted' && before.amount !== after.amount,
  );
  const first = changes.at(-1);
  const changedAt = changes[0]?.closedAt;
  return (
    <>
      {money(contract.paymentDetails.amount)}
      {first && changedAt && (
        <Typography
          component="span"
          variant="caption"
          color="text.secondary"
          sx={{ display: 'inline-block', ml: 1, lineHeight: 1, letterSpacing: 0 }}
        >
          {t('details.valueBefore', { amount: money(first.before.amount), date: date(changedAt) })}
        </Typography>
      )}
    </>
  );
}

/** Where money was paid in: what is held and what is left to pay, or what became of it. */
function useMoneyFacts({ status, money: figures }: Contract): Fact[] {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  if (figures === null) return [];
  const { held, released, refunded, due } = figures;
  const isOver = isFinalContract(status);
  const facts = [
    { term: t('figures.held'), amount: held, isShown: !isOver || held > 0 },
    { term: t('figures.released'), amount: released, isShown: isOver && released > 0 },
    { term: t('figures.refunded'), amount: refunded, isShown: isOver && refunded > 0 },
    { term: t('figures.due'), amount: due, isShown: !isOver },
  ];
  return facts.filter(({ isShown }) => isShown).map(({ term, amount }) => ({ term, text: money(amount) }));
}

/** When it was over or paused, else the days that are left, which nobody can use meanwhile. */
function useTimeFact(contract: Contract): Fact {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const { _id: id, status } = contract;
  const over = useEndFact(contract);
  const { event: pause, isLoading } = useLastEvent(id, 'pause');
  if (over) return over.fact;
  if (status !== 'paused') return { term: t('days.left'), text: <DaysRemaining contract={contract} /> };
  const since = pause && <time dateTime={pause.createdAt}>{date(pause.createdAt)}</time>;
  return { term: t('days.pausedSince'), text: isLoading ? <Skeleton width={120} /> : since };
}
