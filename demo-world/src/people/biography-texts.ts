/** What people say about themselves; `{…}` are filled per person. Each of it is said by one of them at most. */
export type Biographies = {
  /** Sentences of contractors: one to begin with, and more at the end where their trade leaves less to say. */
  contractorOpenings: readonly string[];
  contractorClosings: readonly string[];
  clientTitles: readonly string[];
  /** Whole biographies of people who hire. */
  clients: readonly string[];
};
