import type { Quote } from '@plumbline/shared-schema/quotes';
import { toPersonName } from '@plumbline/shared-ui/format';

/** The quotes of one job and contractor. */
export type QuoteThread = {
  key: string;
  /** What was sent, the newest first. */
  versions: Quote[];
  /** The reader's own. */
  draft: Quote | undefined;
};

const keyOf = ({ jobId, contractorId }: Quote) => `${jobId._id} ${contractorId._id}`;

/** In the order of their newest quotes. */
export function threadsOf(quotes: readonly Quote[]): QuoteThread[] {
  const keys = [...new Set(quotes.map(keyOf))];
  return keys.map((key) => {
    const own = quotes.filter((quote) => keyOf(quote) === key);
    return {
      key,
      versions: own
        .filter(({ version }) => version !== null)
        .sort((one, other) => (other.version ?? 0) - (one.version ?? 0)),
      draft: own.find(({ status }) => status === 'draft'),
    };
  });
}

/** Jobs with quotes of two contractors or more, each with the newest version of theirs. */
export function comparedOf(threads: readonly QuoteThread[]): Quote[][] {
  const newest = threads.flatMap(({ versions: [quote] }) => (quote?.side === 'hirer' ? [quote] : []));
  const jobs = [...new Set(newest.map(({ jobId }) => jobId._id))];
  return jobs
    .map((id) => newest.filter(({ jobId }) => jobId._id === id))
    .filter((quotes) => quotes.length > 1);
}

/** The name of the other one. */
export function otherName({ side, clientId, contractorId }: Quote): string {
  return toPersonName((side === 'hirer' ? contractorId : clientId).fullName);
}

/** A line that two versions do not share; dollars. */
export type LineDifference = { text: string; before: number | undefined; after: number | undefined };

/** Lines are the same where their texts and kinds are; those of one text are counted together. */
export function differencesOf(before: Quote, after: Quote): LineDifference[] {
  const amountsOf = ({ lines }: Quote) => {
    const amounts = new Map<string, number>();
    for (const { kind, text, amount } of lines) {
      const key = `${kind} ${text}`;
      amounts.set(key, (amounts.get(key) ?? 0) + amount);
    }
    return amounts;
  };
  const [old, now] = [amountsOf(before), amountsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((key) => ({
      text: key.slice(key.indexOf(' ') + 1),
      before: old.get(key),
      after: now.get(key),
    }))
    .filter((line) => line.before !== line.after);
}
