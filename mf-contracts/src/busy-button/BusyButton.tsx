import type { ReactNode } from 'react';
import { Button } from '@plumbline/shared-ui/actions';
import { CircularProgress } from '@plumbline/shared-ui/feedback';

type BusyButtonProps = {
  variant: 'contained' | 'outlined';
  icon: ReactNode;
  isBusy: boolean;
  onPress: () => void;
  describedBy?: string;
  children: ReactNode;
};

/** Ignores clicks while busy. Not disabled meanwhile, because that would drop the focus. */
export function BusyButton({ variant, icon, isBusy, onPress, describedBy, children }: BusyButtonProps) {
  return (
    <Button
      variant={variant}
      startIcon={isBusy ? <CircularProgress size={18} color="inherit" aria-hidden /> : icon}
      aria-disabled={isBusy}
      aria-describedby={describedBy}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {children}
    </Button>
  );
}
