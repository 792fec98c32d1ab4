/** Lists of any length: only what is near the view is in the document. */
export { Virtualizer } from 'virtua';
export type { VirtualizerHandle } from 'virtua';
