import { toastLog } from './toast-log';
import { toastQueue } from './toast-queue';
import type { ToastId } from './toast-queue';
import type { ToastAction, Tone } from './ToastMessage';

/** Lifetime in milliseconds; a loading toast stays until `toast.dismiss`. */
const LIFE: Record<Tone, number | null> = { info: 4000, error: 4000, success: 2000, loading: null };

/** How long a toast stays that has something to do in it. */
const LIFE_WITH_ACTION = 8000;

type Options = { action?: ToastAction };

let count = 0;

function show(tone: Tone, message: string, { action }: Options = {}): ToastId {
  count += 1;
  const id = `toast-${count}`;
  toastLog.add({ id, message });
  toastQueue.add({ id, tone, message, action, life: action ? LIFE_WITH_ACTION : LIFE[tone] });
  return id;
}

/** Shows translated messages; needs a mounted `ToastProvider`. */
export const toast = {
  /** `action`: such as Undo; what it does must be possible elsewhere too, since a toast goes. */
  success: (message: string, options?: Options): ToastId => show('success', message, options),
  error: (message: string): ToastId => show('error', message),
  info: (message: string): ToastId => show('info', message),
  /** Stays until `toast.dismiss(id)`. */
  loading: (message: string): ToastId => show('loading', message),
  dismiss(id: ToastId): void {
    toastQueue.close(id);
  },
};
