import type { ToastStack } from './ToastStack';

type Stack = typeof ToastStack;

let loaded: Stack | undefined;

/** The script that shows toasts: most pages are left before anything was said, so it comes with the first one. */
export const stackScript = {
  loaded: () => loaded,
  async load(): Promise<Stack> {
    const module = await import(/* webpackChunkName: "toasts" */ './ToastStack');
    loaded = module.ToastStack;
    return loaded;
  },
};
export type StackScript = typeof stackScript;

/** Before the first toast, which then is shown at once. */
export async function loadToasts(): Promise<void> {
  await stackScript.load();
}
