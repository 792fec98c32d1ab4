/** Something that somebody has to look at or to answer. */
export type Waiting = {
  key: string;
  to: string;
  text: string;
  /** Notifications that have done their work once somebody follows. */
  news?: string[];
};

/** `isLoading`: it is not known yet whether there is something. */
export type WaitingNow = { isLoading: boolean; entries: readonly Waiting[] };

/** Of each kind; the rest comes up when these are done. */
export const WAITING_SHOWN = 3;
