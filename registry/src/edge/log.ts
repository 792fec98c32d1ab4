/** The part of a logger that the edge needs. */
export type Log = {
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};
