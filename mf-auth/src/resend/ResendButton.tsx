import { Button } from '@plumbline/shared-ui/actions';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { useSecondsUntil } from './use-seconds-until';

type ResendButtonProps = {
  label: string;
  /** Milliseconds since 1970. */
  availableAt: number;
  isSending: boolean;
  onResend: () => void;
};

const MINUTE = 60;

/** 75 → 1:15 */
function clock(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/**
 * Asks for another mail once the countdown is over. The seconds are text, not announcements; that they are over is
 * announced once. While it waits the button keeps the focus, so it is not disabled in the browser's sense.
 */
export function ResendButton({ label, availableAt, isSending, onResend }: ResendButtonProps) {
  const { t } = useTranslation('auth');
  const seconds = useSecondsUntil(availableAt);
  const isWaiting = seconds > 0 || isSending;
  return (
    <Box>
      <Button
        variant="outlined"
        aria-disabled={isWaiting}
        disableRipple={isWaiting}
        sx={isWaiting ? { opacity: 0.6, cursor: 'not-allowed' } : {}}
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
