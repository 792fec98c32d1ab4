type When = string | number | Date;

export type DateFormats = {
  /** Day and short month: `31 Dec`, `31 déc.` */
  dayMonth: (when: When) => string;
  /** DD-Mon-YYYY: `31-Dec-2026`, `31-déc.-2026` */
  date: (when: When) => string;
  /** Month and year: `December 2026`, `décembre 2026` */
  monthYear: (when: When) => string;
  /** Hours and minutes: `4:05 PM`, `16:05` */
  time: (when: When) => string;
  /** `3 hours ago`, `il y a 3 heures`, from seconds to years. */
  relative: (when: When, now?: When) => string;
};

const SECOND = 1000;
const STEPS = [
  ['year', 365 * 86_400 * SECOND],
  ['month', 30 * 86_400 * SECOND],
  ['week', 7 * 86_400 * SECOND],
  ['day', 86_400 * SECOND],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
] as const;

/** English day and month stand in the order SPEC gives, which is the British one. */
const dayFirst = (language: string) => (language === 'en' ? 'en-GB' : language);

export function dateFormats(language: string): DateFormats {
  const dayMonth = new Intl.DateTimeFormat(dayFirst(language), { day: 'numeric', month: 'short' });
  const parts = new Intl.DateTimeFormat(dayFirst(language), {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  });
  const monthYear = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' });

  return {
    dayMonth: guarded((when) => dayMonth.format(when)),
    date: guarded((when) =>
      parts
        .formatToParts(when)
        .filter(({ type }) => type !== 'literal')
        .map(({ value }) => value)
        .join('-'),
    ),
    monthYear: guarded((when) => monthYear.format(when)),
    time: guarded((when) => time.format(when)),
    relative(when, now = Date.now()) {
      const distance = new Date(when).getTime() - new Date(now).getTime();
      if (Number.isNaN(distance)) return '';
      const [unit, length] =
        STEPS.find(([, size]) => Math.abs(distance) >= size) ?? (['second', SECOND] as const);
      return relative.format(Math.trunc(distance / length), unit);
    },
  };
}

/** A date that cannot be read gives an empty text instead of a broken page. */
function guarded(format: (when: Date) => string): (when: When) => string {
  return (when) => {
    const date = new Date(when);
    return Number.isNaN(date.getTime()) ? '' : format(date);
  };
}
