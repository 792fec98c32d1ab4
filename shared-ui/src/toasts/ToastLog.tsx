import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toastLog } from './toast-log';

const offScreen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  m: 0,
  p: 0,
};

/** Earlier toasts as text. Not a live region, since each toast announces itself. */
export function ToastLog() {
  const { t } = useTranslation('ui');
  const entries = useSyncExternalStore(toastLog.subscribe, toastLog.entries, toastLog.entries);
  return (
    <Box role="log" aria-live="off" aria-label={t('toast.log')} sx={offScreen}>
      {entries.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
    </Box>
  );
}
