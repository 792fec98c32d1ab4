import type { ReactNode } from 'react';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type SectionHeadingProps = {
  id: string;
  title: string;
  text: ReactNode;
  aside?: ReactNode;
  /** In a column of its own on wide screens. */
  isNarrow?: boolean;
};

export function SectionHeading({ id, title, text, aside, isNarrow = false }: SectionHeadingProps) {
  return (
    <Stack
      direction={{ xs: 'column', md: 'row', lg: isNarrow ? 'column' : 'row' }}
      sx={{
        gap: 2,
        mb: { xs: 3, md: 6 },
        justifyContent: isNarrow ? { xs: 'space-between', lg: 'flex-start' } : 'space-between',
        alignItems: { md: 'flex-end', lg: isNarrow ? 'flex-start' : 'flex-end' },
      }}
    >
      <Box>
        <Typography
          id={id}
          variant="h2"
          sx={{ fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)', letterSpacing: '-0.03em' }}
        >
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1, fontSize: '1.0625rem', maxWidth: '38em' }}>
          {text}
        </Typography>
      </Box>
      {aside}
    </Stack>
  );
}
