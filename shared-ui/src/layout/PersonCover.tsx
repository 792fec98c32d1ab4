import Box from '@mui/material/Box';
import { PersonAvatar } from '@plumbline/shared-ui/text';
import type { ReactNode } from 'react';

/** Hangs on a plumb line, in the middle of its ground. */
const ALONE = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  containerType: 'inline-size',
  bgcolor: 'action.hover',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0 50%',
    left: 'calc(50% - 1px)',
    borderInlineStart: '2px dashed',
    borderColor: 'text.secondary',
    opacity: 0.4,
  },
  '& > .MuiAvatar-root': { width: '44%', height: 'auto', aspectRatio: '1', fontSize: '18cqw' },
} as const;

const ON_PICTURE = {
  position: 'relative',
  '&& > img, && > svg': { width: '100%', height: '100%' },
  '& > .MuiAvatar-root': {
    position: 'absolute',
    left: 6,
    bottom: 6,
    border: 2,
    borderColor: 'background.paper',
  },
} as const;

type PersonCoverProps = {
  /** Full name, for the initials. */
  name: string;
  /** Picture URL; empty or null for the initials. */
  src: string | null | undefined;
  /** What they made, or a drawing of their trade. */
  children?: ReactNode;
};

/** Somebody in the place of a card's picture: their face, smaller where their work is seen behind it. */
export function PersonCover({ name, src, children }: PersonCoverProps) {
  return (
    <Box sx={children ? ON_PICTURE : ALONE}>
      {children}
      <PersonAvatar name={name} src={src} size={40} />
    </Box>
  );
}
