export type LoggedToast = { id: string; message: string };

const MAX_KEPT = 20;
let entries: readonly LoggedToast[] = [];
const listeners = new Set<() => void>();

/** Texts of earlier toasts, newest last, for a reader who missed one; forgotten once nobody is left to read them. */
export const toastLog = {
  add(entry: LoggedToast) {
    entries = [...entries, entry].slice(-MAX_KEPT);
    for (const listener of listeners) listener();
  },
  entries: () => entries,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) entries = [];
    };
  },
};
