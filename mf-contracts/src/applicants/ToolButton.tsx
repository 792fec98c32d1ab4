import type { ReactNode } from 'react';
import { Button } from '@plumbline/shared-ui/actions';

type ToolButtonProps = {
  icon: ReactNode;
  isPressed: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** On phones the words need the room of the icon. */
const WORDS_FIRST = {
  px: { xs: 1.25, sm: 2 },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
};

/** Switches what is shown of the applicants. */
export function ToolButton({ icon, isPressed, onPress, children }: ToolButtonProps) {
  return (
    <Button
      variant="outlined"
      aria-pressed={isPressed}
      startIcon={icon}
      onClick={onPress}
      sx={{ ...WORDS_FIRST, flexShrink: 0 }}
    >
      {children}
    </Button>
  );
}
