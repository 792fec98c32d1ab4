import type { ReactNode } from 'react';
import { Button } from '@plumbline/shared-ui/actions';
import { Box } from '@plumbline/shared-ui/layout';
import { iconOnPhones, wordsFromTablets } from './icon-on-phones';

type ToolButtonProps = {
  icon: ReactNode;
  isPressed: boolean;
  onPress: () => void;
  /** Beside the icon on phones. */
  count?: number;
  children: ReactNode;
};

/** Switches what is shown of the applicants; on phones an icon, so that all tools stand in one line. */
export function ToolButton({ icon, isPressed, onPress, count, children }: ToolButtonProps) {
  return (
    <Button
      variant="outlined"
      aria-pressed={isPressed}
      startIcon={icon}
      onClick={onPress}
      sx={{ ...iconOnPhones, flexShrink: 0 }}
    >
      <Box component="span" sx={wordsFromTablets}>
        {children}
      </Box>
      {count !== undefined && (
        <Box component="span" aria-hidden sx={{ ml: 0.75, display: { sm: 'none' } }}>
          {count}
        </Box>
      )}
    </Button>
  );
}
