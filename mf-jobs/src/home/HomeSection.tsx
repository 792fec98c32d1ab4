import { useId, type ReactNode } from 'react';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';

type HomeSectionProps = {
  title: string;
  /** In which order things stand. */
  note?: string | undefined;
  more?: { to: string; label: string } | undefined;
  children: ReactNode;
};

export function HomeSection({ title, note, more, children }: HomeSectionProps) {
  const id = useId();

  return (
    <Box component="section" aria-labelledby={id}>
      <Stack
        direction="row"
        spacing={2}
        sx={{ mb: 2, justifyContent: 'space-between', alignItems: 'baseline' }}
      >
        <Box>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {note && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {note}
            </Typography>
          )}
        </Box>
        {more && (
          <Link to={more.to} aria-describedby={id} sx={{ flexShrink: 0 }}>
            {more.label}
          </Link>
        )}
      </Stack>
      {children}
    </Box>
  );
}
