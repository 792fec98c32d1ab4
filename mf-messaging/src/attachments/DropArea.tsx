import type { ReactNode } from 'react';
import { Stack } from '@plumbline/shared-ui/layout';
import { DropSign } from './DropSign';
import { useFileDrop } from './use-file-drop';

type DropAreaProps = {
  /** Id of its heading. */
  labelledBy: string;
  /** Undefined: takes none. */
  onDrop: ((files: readonly File[]) => void) | undefined;
  children: ReactNode;
};

/** A section of the page onto which files can be dropped. */
export function DropArea({ labelledBy, onDrop, children }: DropAreaProps) {
  const { isOver, area } = useFileDrop((files) => onDrop?.(files));

  return (
    <Stack
      component="section"
      aria-labelledby={labelledBy}
      sx={{ minWidth: 0, minHeight: 0, position: 'relative' }}
      {...(onDrop && area)}
    >
      {isOver && onDrop && <DropSign />}
      {children}
    </Stack>
  );
}
