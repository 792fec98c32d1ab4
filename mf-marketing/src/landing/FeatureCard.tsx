import type { ReactNode } from 'react';
import { Box, Card } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type FeatureCardProps = { title: string; text: string; children: ReactNode };

/** `children` is drawn in an SVG viewport of 320 by 150. */
export function FeatureCard({ title, text, children }: FeatureCardProps) {
  return (
    <Card sx={{ height: '100%', bgcolor: 'background.default' }}>
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 320 150"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        sx={{
          display: 'block',
          width: '100%',
          height: { xs: 132, md: 200 },
          pt: { xs: 2, md: 3 },
          color: 'primary.main',
        }}
      >
        {children}
      </Box>
      <Box sx={{ p: { xs: 2, md: 4 } }}>
        <Typography variant="h3">{title}</Typography>
        <Typography color="text.secondary" sx={{ mt: 1, maxWidth: '34em' }}>
          {text}
        </Typography>
      </Box>
    </Card>
  );
}
