import { optionLabel } from '@plumbline/shared-schema/options';
import type { Promotion } from '@plumbline/shared-schema/promotions';
import { Facts } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { useTranslation } from 'react-i18next';

export function PromotionFacts({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('marketing');
  const { date, money } = useFormat();
  const { portfolioId, startsAt, endsAt, dailyBudget, budget, status } = promotion;
  return (
    <Facts
      columns="fit"
      entries={[
        { term: t('promote.what'), text: t(portfolioId === null ? 'promote.profile' : 'promote.work') },
        { term: t('promote.period'), text: t('promote.fromTo', { from: date(startsAt), to: date(endsAt) }) },
        { term: t('promote.dailyBudget'), text: money(dailyBudget) },
        { term: t('promote.budget'), text: money(budget) },
        { term: t('promote.status'), text: t(optionLabel('promotionStatus', status)) },
      ]}
    />
  );
}
