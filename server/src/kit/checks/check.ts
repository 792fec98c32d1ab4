/** What is true of the rows at any moment; `finds`: a query for those of which it is not, by their `id`. */
export type Check = {
  /** The promise, in words. */
  name: string;
  finds: string;
  /** What would mend it: a statement where a value follows from other rows, else who has to look at what. */
  mend: string;
};
