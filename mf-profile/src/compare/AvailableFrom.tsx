import { useTranslation } from 'react-i18next';
import { calendarDay, localDay } from '@plumbline/shared-schema/calendar';
import { useFormat } from '@plumbline/shared-ui/format';

/** A mark that no language's texts hold. */
const MARK = '\u0000';

/** 'Available now' or from which day on, in a column in which a line would break that day. */
export function AvailableFrom({ day }: { day: string }) {
  const { t } = useTranslation('profile');
  const { date } = useFormat();
  if (day <= localDay()) return t('availability.now');
  const [before, after] = t('availability.from', { date: MARK }).split(MARK);
  return (
    <>
      {before}
      <time dateTime={day}>{date(calendarDay(day))}</time>
      {after}
    </>
  );
}
