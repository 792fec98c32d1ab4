import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Card, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type AvailabilityFrameProps = { action?: ReactNode; children: ReactNode };

export function AvailabilityFrame({ action, children }: AvailabilityFrameProps) {
  const { t } = useTranslation('profile');
  return (
    <Card component="section">
      <Box sx={{ p: { xs: 2.5, md: 3 } }}>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 44, mb: 1 }}
        >
          <Typography variant="h4" component="h2">
            {t('availability.title')}
          </Typography>
          {action}
        </Stack>
        {children}
      </Box>
    </Card>
  );
}
