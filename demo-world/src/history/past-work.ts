import { BOSTON_BUILDINGS } from './boston-buildings';
import { BOSTON_HOMES } from './boston';
import { FRANCE } from './france';
import { LONDON } from './london';
import { MIDWEST } from './midwest';
import { NEW_YORK } from './new-york';
import type { PastJob } from './past-job';
import { QUEBEC } from './quebec';
import { TORONTO } from './toronto';
import { WEST } from './west';

/** What was done and paid before the oldest job of the board, by city. */
export const PAST_WORK: readonly PastJob[] = [
  ...BOSTON_HOMES,
  ...BOSTON_BUILDINGS,
  ...NEW_YORK,
  ...MIDWEST,
  ...TORONTO,
  ...WEST,
  ...LONDON,
  ...QUEBEC,
  ...FRANCE,
];
