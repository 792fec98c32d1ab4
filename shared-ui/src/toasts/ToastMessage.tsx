import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

export type ToastAction = { label: string; onSelect: () => void };

export type Tone = 'info' | 'success' | 'error' | 'loading';

type ToastProps = {
  tone: Tone;
  message: string;
  action: ToastAction | undefined;
  life: number | null;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
};

const MAX_WIDTH = 350;

export function ToastMessage({ tone, message, action, life, onClose, ref }: ToastProps) {
  const { t } = useTranslation('ui');
  const hold = useLifeTime(life, onClose);
  const isLoading = tone === 'loading';
  return (
    <Alert
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      severity={isLoading ? 'info' : tone}
      {...(isLoading && { icon: <CircularProgress size={20} color="inherit" aria-hidden /> })}
      onClose={onClose}
      closeText={t('toast.close')}
      sx={{ width: '100%', maxWidth: MAX_WIDTH, boxShadow: 'var(--plumbline-shadow)', pointerEvents: 'all' }}
      {...hold}
    >
      {message}
      {action && (
        <Button
          size="small"
          color="inherit"
          sx={{ ml: 1, my: -0.5, fontWeight: 700, textDecoration: 'underline' }}
          onClick={() => {
            action.onSelect();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
    </Alert>
  );
}

/** Calls `onEnd` after `life` milliseconds (never for `null`); pointer or focus restarts the timer. */
function useLifeTime(life: number | null, onEnd: () => void) {
  const [isHeld, setHeld] = useState(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (life === null || isHeld) return undefined;
    const timer = setTimeout(() => end.current(), life);
    return () => clearTimeout(timer);
  }, [life, isHeld]);

  const pause = () => setHeld(true);
  const resume = () => setHeld(false);
  return { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume };
}
