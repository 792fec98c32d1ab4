import { useTranslation } from 'react-i18next';
import { useGetMoneyProviderQuery } from '@plumbline/shared-api/money';
import { Typography } from '@plumbline/shared-ui/text';

/** That no real money moves, where that is so. */
export function TestLine() {
  const { t } = useTranslation('contracts');
  const { data: provider, isLoading } = useGetMoneyProviderQuery();
  // Keeps its room while it loads.
  if (!isLoading && provider?.isTest !== true) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ visibility: isLoading ? 'hidden' : 'visible' }}>
      {t('fund.test')}
    </Typography>
  );
}
