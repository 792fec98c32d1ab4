import { useFormat } from '@plumbline/shared-ui/format';
import { calendarDay } from '@plumbline/shared-schema/calendar';

/** A day of a contract, the same one for readers in every time zone. */
export function ContractDay({ day }: { day: string }) {
  const { date } = useFormat();
  return <time dateTime={day.slice(0, 10)}>{date(calendarDay(day))}</time>;
}
