import { useTranslation } from 'react-i18next';
import { useFormat } from '@plumbline/shared-ui/format';

/** Names weekdays (1: Monday) and times of a clock as the reader's language does. */
export function useWeek() {
  const { i18n } = useTranslation('profile');
  const { time } = useFormat();
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  return {
    // 1 January 2024 was a Monday.
    nameOf: (day: number) => weekday.format(new Date(Date.UTC(2024, 0, day))),
    clock: (text: string) => {
      const [hours = 0, minutes = 0] = text.split(':').map(Number);
      return time(new Date(2024, 0, 1, hours, minutes));
    },
  };
}
