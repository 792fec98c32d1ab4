import type { ToastAction, Tone } from './ToastMessage';

export type ToastId = string;

export type Toast = {
  id: ToastId;
  tone: Tone;
  message: string;
  action: ToastAction | undefined;
  /** Milliseconds; null: until it is closed. */
  life: number | null;
};

type Outlet = { show: (toast: Toast) => void; close: (id: ToastId) => void };

let outlet: Outlet | undefined;
let isOpen = true;
let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();

function wait(toasts: readonly Toast[]) {
  waiting = toasts;
  for (const listener of listeners) listener();
}

/** Keeps what was said before the script that shows it is there; from then on it only hands over. */
export const toastQueue = {
  add(toast: Toast) {
    if (outlet) outlet.show(toast);
    else if (isOpen) wait([...waiting, toast]);
  },
  close(id: ToastId) {
    if (outlet) outlet.close(id);
    else wait(waiting.filter((toast) => toast.id !== id));
  },
  waiting: () => waiting,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Until the returned function is called. */
  showOn(next: Outlet) {
    outlet = next;
    const said = waiting;
    if (said.length > 0) wait([]);
    said.forEach((toast) => next.show(toast));
    return () => {
      outlet = undefined;
    };
  },
  /** While nothing is mounted that could show a toast, nothing is kept: it would be said on another page. */
  open() {
    isOpen = true;
    return () => {
      isOpen = false;
      if (waiting.length > 0) wait([]);
    };
  },
};
