import { useTranslation } from 'react-i18next';
import type { ProjectMoney } from '@plumbline/shared-schema/projects';
import { useFormat } from '@plumbline/shared-ui/format';

/** What the amounts of a project come to, in one sentence; `isOver`: more than its budget. */
export function useBudgetTexts({ budget, planned, agreed, paid }: ProjectMoney): {
  sum: string;
  verdict: string;
  isOver: boolean;
} {
  const { t } = useTranslation('jobs');
  const { money } = useFormat();
  const amounts = {
    budget: money(budget),
    planned: money(planned),
    agreed: money(agreed),
    paid: money(paid),
  };
  const over = (what: 'agreedOver' | 'plannedOver', amount: number) =>
    t(`project.money.${what}`, { amount: money(amount - budget) });
  const verdict = () => {
    if (agreed > budget) return over('agreedOver', agreed);
    if (planned > budget) return over('plannedOver', planned);
    return t('project.money.left', { amount: money(budget - planned) });
  };
  return { sum: t('project.money.sum', amounts), verdict: verdict(), isOver: planned > budget };
}
