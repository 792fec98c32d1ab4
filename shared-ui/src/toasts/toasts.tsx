import './style-nonce';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { ToastLog } from './ToastLog';

export { toast } from './toast';

const MAX_SHOWN = 20;

/** Shows toasts at the top centre, at most 20, and keeps their texts in a log region. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider maxSnack={MAX_SHOWN} anchorOrigin={{ vertical: 'top', horizontal: 'center' }}>
      {children}
      <ToastLog />
    </SnackbarProvider>
  );
}
