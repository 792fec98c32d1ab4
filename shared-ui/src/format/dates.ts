import type { Instant } from '@plumbline/shared-schema/calendar';

type When = Instant | number | Date;

export type DateFormats = {
  /** Day and short month: `31 Dec`, `31 déc.` */
  dayMonth: (when: When) => string;
  /** DD-Mon-YYYY in English, the reader's own short form elsewhere: `14-Sep-2026`, `14 sept. 2026` */
  date: (when: When) => string;
  /** Month and year: `December 2026`, `décembre 2026` */
  monthYear: (when: When) => string;
  /** Hours and minutes: `4:05 PM`, `16:05` */
  time: (when: When) => string;
  /**
   * `3 hours ago`, `il y a 3 heures`, from seconds to years. For what has happened: by a clock that is slow it happened
   * now, not later.
   */
  relative: (when: When, now: When) => string;
};

/** A day at the end of a line and its month at the start of the next read as two things. */
const NO_BREAK = '\u00a0';

const SECOND = 1000;
const STEPS = [
  ['year', 365 * 86_400 * SECOND],
  ['month', 30 * 86_400 * SECOND],
  ['week', 7 * 86_400 * SECOND],
  ['day', 86_400 * SECOND],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
] as const;

/** American month names, since some British ones have four letters ("Sept"); the day still comes first. */
function englishDay(separator: string, options: Intl.DateTimeFormatOptions): (when: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', { ...options, month: 'short' });
  return (when) => {
    const parts = format.formatToParts(when);
    return (['day', 'month', 'year'] as const)
      .flatMap((name) => parts.find(({ type }) => type === name)?.value ?? [])
      .join(separator);
  };
}

function localDay(language: string, options: Intl.DateTimeFormatOptions): (when: Date) => string {
  const format = new Intl.DateTimeFormat(language, { ...options, day: 'numeric', month: 'short' });
  return (when) => format.format(when).replaceAll(' ', NO_BREAK);
}

/** The time in French is written as in Québec, `2 h 43`: `Intl` has the colon of a timetable for France. */
function clock(language: string): (when: Date) => string {
  const isFrench = language === 'fr';
  const format = new Intl.DateTimeFormat(isFrench ? 'fr-CA' : language, {
    hour: 'numeric',
    minute: '2-digit',
  });
  return (when) => (isFrench ? format.format(when).replaceAll(' ', NO_BREAK) : format.format(when));
}

export function dateFormats(language: string): DateFormats {
  const isEnglish = language === 'en';
  const dayMonth = isEnglish ? englishDay(NO_BREAK, { day: 'numeric' }) : localDay(language, {});
  const date = isEnglish
    ? englishDay('-', { day: '2-digit', year: 'numeric' })
    : localDay(language, { year: 'numeric' });
  const monthYear = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' });

  return {
    dayMonth: guarded(dayMonth),
    date: guarded(date),
    monthYear: guarded((when) => monthYear.format(when)),
    time: guarded(clock(language)),
    relative(when, now) {
      const age = Math.max(new Date(now).getTime() - new Date(when).getTime(), 0);
      if (Number.isNaN(age)) return '';
      const [unit, length] = STEPS.find(([, size]) => age >= size) ?? (['second', SECOND] as const);
      return relative.format(-Math.trunc(age / length), unit);
    },
  };
}

/** An invalid date gives an empty text; `Intl` would throw. */
function guarded(format: (when: Date) => string): (when: When) => string {
  return (when) => {
    const date = new Date(when);
    return Number.isNaN(date.getTime()) ? '' : format(date);
  };
}
