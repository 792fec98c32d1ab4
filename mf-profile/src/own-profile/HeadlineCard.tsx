import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Card, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

/** The person's title in full, above everything they say about themselves. */
export function HeadlineCard({ title, action }: { title: string | null; action?: ReactNode }) {
  const { t } = useTranslation('profile');
  return (
    <Card>
      <Box sx={{ p: { xs: 2.5, md: 4 } }}>
        <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          {title ? (
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0, py: 0.5 }}>
              {title}
            </Typography>
          ) : (
            <Typography color="text.secondary" sx={{ py: 1.25 }}>
              {t('headline.empty')}
            </Typography>
          )}
          {action}
        </Stack>
      </Box>
    </Card>
  );
}
