import type { ReactNode } from 'react';
import { Box, Card, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { CARD_HEAD, SIDE_CARD } from './card-look';

type SideCardProps = { title: string; action?: ReactNode; children: ReactNode };

/** A card of the side column of a profile. */
export function SideCard({ title, action, children }: SideCardProps) {
  return (
    <Card component="section">
      <Box sx={SIDE_CARD}>
        <Stack direction="row" sx={CARD_HEAD}>
          <Typography variant="h4" component="h2">
            {title}
          </Typography>
          {action}
        </Stack>
        {children}
      </Box>
    </Card>
  );
}
