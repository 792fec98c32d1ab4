export { ApplicationsCount } from './ApplicationsCount';
export { drawingOf } from './drawing-of';
export { JobCover } from './JobCover';
export type { CoveredJob } from './JobCover';
