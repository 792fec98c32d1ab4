/** Something that somebody has to look at or to answer. */
export type WaitingEntry = {
  key: string;
  to: string;
  text: string;
  kind: 'contracts' | 'applications' | 'offers' | 'invites';
  /** Whose answer or offer it is; else the kind has an icon. */
  person?: { fullName: string; profile: string | null };
  /** The instant until which an answer counts. */
  until?: string | undefined;
  /** Notifications that have done their work once somebody follows. */
  news?: string[];
};

/** `isLoading`: it is not known yet whether there is something. */
export type WaitingNow = { isLoading: boolean; entries: readonly WaitingEntry[] };

/** Entries of each kind that are shown. */
const SHOWN = 3;

/** The first ones, and `more` that says how many are left. */
export function firstFew(
  entries: readonly WaitingEntry[],
  more: (count: number) => WaitingEntry,
): WaitingEntry[] {
  const left = entries.length - SHOWN;
  return left > 0 ? [...entries.slice(0, SHOWN), more(left)] : [...entries];
}

/** The earliest of these instants, if any. */
export function soonest(instants: readonly (string | null | undefined)[]): string | undefined {
  return instants
    .filter((instant) => typeof instant === 'string')
    .sort()
    .at(0);
}
