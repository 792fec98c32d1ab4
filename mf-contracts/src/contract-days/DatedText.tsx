import { useFormat } from '@plumbline/shared-ui/format';

type DatedTextProps = {
  /** ISO 8601. */
  at: string;
  /** Puts the day into a sentence: `(date) => t('details.queried', { date })`. */
  text: (date: string) => string;
};

/** In no language's texts. */
const MARK = '\u0000';

/** A sentence with a day in it, which no line breaks. */
export function DatedText({ at, text }: DatedTextProps) {
  const { date } = useFormat();
  const [before, after] = text(MARK).split(MARK);
  return (
    <>
      {before}
      <time dateTime={at}>{date(at)}</time>
      {after}
    </>
  );
}
