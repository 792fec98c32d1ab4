import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title: ReactNode;
  description?: ReactNode;
  /** A `ButtonLink` or `Button` for the next step. */
  action?: ReactNode;
  /** An icon of `@plumbline/shared-ui/icons`; the plumb line by default. */
  icon?: ReactNode;
};

export function EmptyState({ title, description, action, icon }: EmptyStateProps) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', py: { xs: 5, md: 8 }, px: 2 }}>
      <Box aria-hidden sx={{ color: 'primary.main', mb: 1, lineHeight: 0, '& svg': { fontSize: 40 } }}>
        {icon ?? (
          <svg width="40" height="56" viewBox="0 0 40 56" fill="none" stroke="currentColor" strokeWidth="2">
            <path d="M20 0v30" strokeDasharray="3 3" />
            <path d="M13 30h14v5l-7 17-7-17z" strokeLinejoin="round" />
          </svg>
        )}
      </Box>
      <Typography component="p" variant="h5">
        {title}
      </Typography>
      {description && (
        <Typography color="text.secondary" sx={{ maxWidth: 480 }}>
          {description}
        </Typography>
      )}
      {action && <Box sx={{ pt: 2 }}>{action}</Box>}
    </Stack>
  );
}
