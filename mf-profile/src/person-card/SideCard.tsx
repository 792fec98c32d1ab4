import type { ReactNode } from 'react';
import { Box, Card, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type SideCardProps = { title: string; action?: ReactNode; children: ReactNode };

/** A card of the side column of a profile. */
export function SideCard({ title, action, children }: SideCardProps) {
  return (
    <Card component="section">
      <Box sx={{ p: { xs: 2.5, md: 3 } }}>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 44, mb: 1 }}
        >
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
