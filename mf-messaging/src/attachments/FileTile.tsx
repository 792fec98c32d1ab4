import type { ReactNode } from 'react';
import { PatientImage } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { FileIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type FileTileProps = {
  /** The name, or a link with it. */
  name: ReactNode;
  /** Bytes. */
  size: number;
  /** A small picture of it, where there is one. */
  picture?: string | undefined;
};

const SIDE = 44;

/** A file by its name and size. */
export function FileTile({ name, size, picture }: FileTileProps) {
  const { fileSize } = useFormat();

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
      {picture === undefined ? (
        <FileIcon aria-hidden sx={{ fontSize: 32 }} />
      ) : (
        <PatientImage
          src={picture}
          alt=""
          sx={{ width: SIDE, height: SIDE, objectFit: 'cover', borderRadius: 1, flexShrink: 0 }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap component="div">
          {name}
        </Typography>
        <Typography variant="caption" component="div" sx={{ opacity: 0.8 }}>
          {fileSize(size)}
        </Typography>
      </Box>
    </Stack>
  );
}
