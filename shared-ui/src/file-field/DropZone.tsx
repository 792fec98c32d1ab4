import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DragEvent, ReactNode } from 'react';

type DropZoneProps = {
  /** Says that something can be dropped here; without it nothing can. */
  text: string | undefined;
  onDrop: (files: readonly File[]) => void;
  children: ReactNode;
};

const FRAME = {
  p: 2,
  border: 2,
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderRadius: 2,
  transition: 'background-color 120ms, border-color 120ms',
} as const;
const OVER = { borderColor: 'primary.main', bgcolor: 'action.hover' } as const;

/** Serves the pointer alone: whoever cannot drag uses the button within. */
export function DropZone({ text, onDrop, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  if (text === undefined) return children;

  function hover(event: DragEvent) {
    // Otherwise the browser opens the file.
    event.preventDefault();
    setOver(true);
  }

  return (
    <Box
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(Array.from(event.dataTransfer.files));
      }}
      sx={isOver ? { ...FRAME, ...OVER } : FRAME}
    >
      {children}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1, display: { xs: 'none', sm: 'block' } }}>
        {text}
      </Typography>
    </Box>
  );
}
