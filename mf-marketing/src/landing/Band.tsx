import type { ReactNode } from 'react';
import { Box, Container } from '@plumbline/shared-ui/layout';

/** A strip across the page on a ground of its own. */
export function Band({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={[
        { bgcolor: 'primary.main', color: 'primary.contrastText' },
        (theme) =>
          theme.applyStyles('dark', {
            backgroundColor: 'background.paper',
            color: 'text.primary',
          }),
      ]}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 7 } }}>
        {children}
      </Container>
    </Box>
  );
}
