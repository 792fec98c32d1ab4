/** Trades that are drawn, by the names that profiles and jobs give them. */
export const TRADES = [
  'plumbing',
  'electrical',
  'carpentry',
  'roofing',
  'masonry',
  'painting',
  'landscaping',
] as const;
export type Trade = (typeof TRADES)[number];
