import { useTranslation } from 'react-i18next';
import { localDay } from '@plumbline/shared-schema/calendar';
import { useFormat } from '@plumbline/shared-ui/format';

/** The reader's own calendar day, as text that compares. */
export const dayOf = (when: string) => localDay(0, new Date(when));

/** Times of messages, in the reader's language and time zone. */
export function useMessageTimes() {
  const { t } = useTranslation('messaging');
  const { time, dayMonth, date } = useFormat();

  return {
    time,
    /** The time of a message of today, else its day. */
    shortTime: (when: string) => (dayOf(when) === localDay() ? time(when) : dayMonth(when)),
    /** Today, yesterday, or the date. */
    day(when: string) {
      if (dayOf(when) === localDay()) return t('thread.today');
      if (dayOf(when) === localDay(-1)) return t('thread.yesterday');
      return date(when);
    },
  };
}
