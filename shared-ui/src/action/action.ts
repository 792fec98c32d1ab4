export { Refusal } from './failure';
export type { Failure } from './failure';
export { useAction, useTry } from './use-action';
export type { Outcome } from './use-action';
export { useFailureText, useRejectionText } from './use-failure-text';
export { saveFile } from './save-file';
export { useKeptFocus } from './use-kept-focus';
export { useStableCallback } from './use-stable-callback';
export { useWanted } from './use-wanted';
