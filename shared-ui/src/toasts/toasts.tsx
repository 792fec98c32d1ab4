import type { ReactNode } from 'react';
import { ToastLog } from './ToastLog';
import { ToastOutlet } from './ToastOutlet';

export { loadToasts } from './stack-script';
export { toast } from './toast';

/** Shows toasts above the page and keeps their texts in a log region. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ToastOutlet />
      <ToastLog />
    </>
  );
}
