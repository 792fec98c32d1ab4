import type { ReactNode } from 'react';

/** A mark that no language's texts hold. */
const MARK = '\u0000';

type WithDayProps = {
  day: ReactNode;
  /** Puts the day into a sentence: `(date) => t('details.queried', { date })`. */
  text: (date: string) => string;
};

/** A sentence with a day in it, which no line breaks as long as the day is a `<time>`. */
export function WithDay({ day, text }: WithDayProps) {
  const [before, after] = text(MARK).split(MARK);
  return (
    <>
      {before}
      {day}
      {after}
    </>
  );
}
