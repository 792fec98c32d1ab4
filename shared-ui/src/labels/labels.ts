export { useLabels } from './use-labels';
export type { Choice, Labels } from './use-labels';
