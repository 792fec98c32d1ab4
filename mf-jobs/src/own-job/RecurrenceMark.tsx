import { useTranslation } from 'react-i18next';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { Recurrence } from '@plumbline/shared-schema/recurring-jobs';
import { useFormat } from '@plumbline/shared-ui/format';
import { Link } from '@plumbline/shared-ui/text';

/** Says of an own job that it posts itself again, or was posted so. */
export function RecurrenceMark({ recurrence: { rhythm, nextDay } }: { recurrence: Recurrence }) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  return (
    <Link to="/recurring-jobs">
      {nextDay
        ? t('recurring.mark', { rhythm: t(`recurring.rhythms.${rhythm}`), date: date(calendarDay(nextDay)) })
        : t('recurring.markOver')}
    </Link>
  );
}
