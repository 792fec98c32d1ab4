export { ApplicationsCount } from './ApplicationsCount';
export { JobCover } from './JobCover';
export type { CoveredJob } from './JobCover';
export { JobEntry } from './JobEntry';
