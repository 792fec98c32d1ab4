import type { ReactNode } from 'react';
import { useFormat } from '@plumbline/shared-ui/format';
import { AttachFileIcon } from '@plumbline/shared-ui/more-icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type FileLineProps = {
  name: ReactNode;
  /** In bytes. */
  size: number;
  action?: ReactNode;
};

export function FileLine({ name, size, action }: FileLineProps) {
  const { fileSize } = useFormat();
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
      <AttachFileIcon fontSize="small" aria-hidden />
      <Typography
        component="span"
        sx={{ overflowWrap: 'anywhere', minWidth: 0, flexGrow: action ? 1 : undefined }}
      >
        {name}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ flexShrink: 0 }}>
        {fileSize(size)}
      </Typography>
      {action}
    </Stack>
  );
}
