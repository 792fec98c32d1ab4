import { useTranslation } from 'react-i18next';
import { useListPortfolioItemsQuery } from '@plumbline/shared-api/portfolios';
import { useFormat } from '@plumbline/shared-ui/format';
import { Typography } from '@plumbline/shared-ui/text';

/** From how much to how much the works of a contractor cost; nothing where that would say no more than the only one. */
export function PastJobs({ userId }: { userId: string }) {
  const { t } = useTranslation('profile');
  const { moneyRange } = useFormat();
  const { currentData: works = [] } = useListPortfolioItemsQuery(userId);
  const costs = works.map(({ cost }) => cost).filter((cost) => cost > 0);
  if (costs.length < 2) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'end' }}>
      {t('portfolios.pastJobs', { range: moneyRange(Math.min(...costs), Math.max(...costs)) })}
    </Typography>
  );
}
