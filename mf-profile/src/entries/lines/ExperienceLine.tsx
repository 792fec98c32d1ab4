import { useTranslation } from 'react-i18next';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { Experience } from '@plumbline/shared-schema/profile-entries';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { ExpandableText, Typography } from '@plumbline/shared-ui/text';

export function ExperienceLine({ entry }: { entry: Experience }) {
  const { t } = useTranslation('profile');
  const { jobTitle, company, startDate, endDate, description } = entry;
  return (
    <>
      <Typography variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {jobTitle}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{company}</Typography>
      <Typography variant="body2" color="text.secondary">
        <Month day={startDate} />
        {' – '}
        {endDate === undefined ? t('experiences.present') : <Month day={endDate} />}
      </Typography>
      {description !== '' && (
        <Box sx={{ mt: 1, maxWidth: '44em' }}>
          <ExpandableText text={description} />
        </Box>
      )}
    </>
  );
}

function Month({ day }: { day: string }) {
  const { monthYear } = useFormat();
  return <time dateTime={day.slice(0, 7)}>{monthYear(calendarDay(day))}</time>;
}
