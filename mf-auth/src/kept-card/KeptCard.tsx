import { Box, Paper, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import type { ReactNode } from 'react';

type KeptCardProps = {
  title: string;
  /** Beside the title. */
  mark?: ReactNode;
  text: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
};

/** Something that an account keeps: a device, a passkey, a payment method. */
export function KeptCard({ title, mark, text, children }: KeptCardProps) {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {mark}
          </Stack>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {children}
        </Stack>
      </Stack>
    </Paper>
  );
}
