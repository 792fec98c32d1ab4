import { useTranslation } from 'react-i18next';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type VisitTimeProps = { startsAt: string; words: { there: string; here: string | null } };

export function VisitTime({ startsAt, words: { there, here } }: VisitTimeProps) {
  const { t } = useTranslation('contracts');
  return (
    <Box component="time" dateTime={startsAt} sx={{ whiteSpace: 'normal' }}>
      <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {there}
      </Typography>
      {here !== null && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {t('visits.yourTime', { time: here })}
        </Typography>
      )}
    </Box>
  );
}
