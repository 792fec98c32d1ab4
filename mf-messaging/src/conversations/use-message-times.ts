import { useTranslation } from 'react-i18next';
import { useFormat } from '@plumbline/shared-ui/format';

const DAY_MS = 86_400_000;

/** The reader's own calendar day, as text that compares. */
export const dayOf = (when: string | number) => new Date(when).toDateString();

/** Times of messages, in the reader's language and time zone. */
export function useMessageTimes() {
  const { t } = useTranslation('messaging');
  const { time, dayMonth, date } = useFormat();

  return {
    time,
    /** The time of a message of today, else its day. */
    shortTime: (when: string) => (dayOf(when) === dayOf(Date.now()) ? time(when) : dayMonth(when)),
    /** Today, yesterday, or the date. */
    day(when: string) {
      if (dayOf(when) === dayOf(Date.now())) return t('thread.today');
      if (dayOf(when) === dayOf(Date.now() - DAY_MS)) return t('thread.yesterday');
      return date(when);
    },
  };
}
