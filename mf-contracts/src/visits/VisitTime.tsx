import { useTranslation } from 'react-i18next';
import { Typography } from '@plumbline/shared-ui/text';

type VisitTimeProps = { startsAt: string; words: { there: string; here: string | null } };

export function VisitTime({ startsAt, words: { there, here } }: VisitTimeProps) {
  const { t } = useTranslation('contracts');
  return (
    <time dateTime={startsAt}>
      <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {there}
      </Typography>
      {here !== null && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {t('visits.yourTime', { time: here })}
        </Typography>
      )}
    </time>
  );
}
