import { Button } from '@plumbline/shared-ui/actions';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { OUT_OF_USE } from '../google/out-of-use';

type ResendButtonProps = {
  label: string;
  /** Milliseconds since 1970. */
  availableAt: number;
  isSending: boolean;
  onResend: () => void;
};

const MINUTE = 60;

/** Twice a second, so that a late timer skips no second. */
const TICK_MS = 500;

/** 75 → 1:15 */
function clock(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/**
 * Available when the countdown is over. Only its end is announced, not each second. While it waits, the button is not
 * `disabled`, which would take the focus away.
 */
export function ResendButton({ label, availableAt, isSending, onResend }: ResendButtonProps) {
  const { t } = useTranslation('auth');
  const seconds = useSecondsUntil(availableAt);
  const isWaiting = seconds > 0 || isSending;
  return (
    <Box>
      <Button
        variant="outlined"
        {...(isWaiting && OUT_OF_USE)}
        onClick={() => {
          if (!isWaiting) onResend();
        }}
      >
        {label}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
        {seconds > 0 && t('resend.wait', { time: clock(seconds) })}
        <span role="status">{seconds === 0 && t('resend.ready')}</span>
      </Typography>
    </Box>
  );
}

function everyTick(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}

/** Whole seconds until `instant`, counting down to 0. */
function useSecondsUntil(instant: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((instant - Date.now()) / 1000));
  return useSyncExternalStore(everyTick, secondsLeft, secondsLeft);
}
