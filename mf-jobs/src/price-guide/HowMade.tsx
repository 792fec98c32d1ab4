import { useTranslation } from 'react-i18next';
import { calendarDay, type Day } from '@plumbline/shared-schema/calendar';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

/** Where the figures come from, and when they were made. */
export function HowMade({ updatedOn = null }: { updatedOn?: Day | null }) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  return (
    <Box component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('prices.how')}
      </Typography>
      <Typography color="text.secondary">
        {t('prices.howText')}{' '}
        {updatedOn !== null && t('prices.updated', { date: date(calendarDay(updatedOn)) })}
      </Typography>
    </Box>
  );
}
