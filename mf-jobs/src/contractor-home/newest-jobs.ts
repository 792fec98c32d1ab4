import type { OwnPlace } from '../home/own-place';

/** Three rows of the widest page. */
export const NEWEST_JOBS = { page: 1, limit: 6 };

export const newestNear = (place: OwnPlace | undefined) => ({ ...NEWEST_JOBS, jobLocation: place?.near });
export const newestOfTrade = (trade: string | undefined, place: OwnPlace | undefined) => ({
  ...newestNear(place),
  specialty: trade,
});
