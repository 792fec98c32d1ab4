import Stack from '@mui/material/Stack';
import { TOASTS_TOP } from '../theme/clearance';
import { toastQueue } from './toast-queue';
import type { Toast } from './toast-queue';
import { ToastMessage } from './ToastMessage';

/** Where the script that stacks and moves toasts did not come. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <Stack
      spacing={1}
      sx={{
        position: 'fixed',
        top: TOASTS_TOP,
        insetInline: 16,
        zIndex: 'snackbar',
        alignItems: 'center',
        pointerEvents: 'none',
      }}
    >
      {toasts.map(({ id, ...said }) => (
        <ToastMessage key={id} {...said} onClose={() => toastQueue.close(id)} />
      ))}
    </Stack>
  );
}
