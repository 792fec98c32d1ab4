export { LayoutSwitch } from './LayoutSwitch';
export type { Layout } from './LayoutSwitch';
export { LocationFilter } from './LocationFilter';
export { NearestPrompt } from './NearestPrompt';
export { RadiusSelect } from './RadiusSelect';
export { useFilterDraft } from './use-filter-draft';
