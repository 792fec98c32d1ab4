import { useFormat } from '@plumbline/shared-ui/format';
import { WithDay } from './WithDay';

type DatedTextProps = {
  /** ISO 8601. */
  at: string;
  /** Puts the day into a sentence: `(date) => t('details.queried', { date })`. */
  text: (date: string) => string;
};

/** A sentence with the reader's day of an instant in it, which no line breaks. */
export function DatedText({ at, text }: DatedTextProps) {
  const { date } = useFormat();
  return <WithDay day={<time dateTime={at}>{date(at)}</time>} text={text} />;
}
