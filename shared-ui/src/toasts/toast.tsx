import { closeSnackbar, enqueueSnackbar } from 'notistack';
import { ToastMessage } from './ToastMessage';
import type { Tone } from './ToastMessage';
import { toastLog } from './toast-log';

export type ToastId = string;

/** Lifetime in milliseconds; a loading toast stays until `toast.dismiss`. */
const LIFE: Record<Tone, number | null> = { info: 4000, error: 4000, success: 2000, loading: null };

let count = 0;

function show(tone: Tone, message: string): ToastId {
  count += 1;
  const id = `toast-${count}`;
  toastLog.add({ id, message });
  enqueueSnackbar(message, {
    key: id,
    // The toast has a timer of its own, which pauses while it has the focus.
    persist: true,
    content: (
      <ToastMessage tone={tone} message={message} life={LIFE[tone]} onClose={() => closeSnackbar(id)} />
    ),
  });
  return id;
}

/** Shows translated messages; needs a mounted `ToastProvider`. */
export const toast = {
  success: (message: string): ToastId => show('success', message),
  error: (message: string): ToastId => show('error', message),
  info: (message: string): ToastId => show('info', message),
  /** Stays until `toast.dismiss(id)`. */
  loading: (message: string): ToastId => show('loading', message),
  dismiss(id: ToastId): void {
    closeSnackbar(id);
  },
};
