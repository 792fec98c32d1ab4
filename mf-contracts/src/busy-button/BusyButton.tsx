import type { ReactNode } from 'react';
import { Button } from '@plumbline/shared-ui/actions';
import { CircularProgress } from '@plumbline/shared-ui/feedback';

type BusyButtonProps = {
  variant: 'contained' | 'outlined';
  icon: ReactNode;
  isBusy: boolean;
  /** There is nothing left to do. */
  isDone?: boolean;
  onPress: () => void;
  describedBy?: string;
  children: ReactNode;
};

/** Ignores clicks while busy and once done. Not disabled then, because that would drop the focus. */
export function BusyButton(props: BusyButtonProps) {
  const { variant, icon, isBusy, isDone = false, onPress, describedBy, children } = props;
  return (
    <Button
      variant={variant}
      startIcon={isBusy ? <CircularProgress size={18} color="inherit" aria-hidden /> : icon}
      aria-disabled={isBusy || isDone}
      aria-describedby={describedBy}
      onClick={() => {
        if (!isBusy && !isDone) onPress();
      }}
    >
      {children}
    </Button>
  );
}
