import type { Amendment } from '@plumbline/shared-schema/amendments';
import { useDifferences } from './use-differences';

/** What is different, in one line: of the amount both figures, of everything else its name. */
export function useAmendmentSummary() {
  const differencesOf = useDifferences();

  return ({ before, after }: Pick<Amendment, 'before' | 'after'>): string =>
    differencesOf(before, after)
      .map((one) => (one.key === 'amount' ? `${one.label} ${one.before} → ${one.after}` : one.label))
      .join(', ');
}
