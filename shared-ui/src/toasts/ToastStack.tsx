import './toast-sheet';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { toastQueue } from './toast-queue';
import type { Toast, ToastId } from './toast-queue';
import { ToastMessage } from './ToastMessage';

const MAX_SHOWN = 20;

function show({ id, ...said }: Toast) {
  enqueueSnackbar(said.message, {
    key: id,
    // The toast has a timer of its own, which pauses while it has the focus.
    persist: true,
    content: <ToastMessage {...said} onClose={() => closeSnackbar(id)} />,
  });
}

// The functions of notistack are others once its provider is there.
const close = (id: ToastId) => closeSnackbar(id);

/** Shows toasts at the top centre, at most 20: those that wait, then each when it is said. */
export function ToastStack() {
  useEffect(() => toastQueue.showOn({ show, close }), []);
  return <SnackbarProvider maxSnack={MAX_SHOWN} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />;
}
