export { useLabels } from './use-labels';
export type { Labels } from './use-labels';
