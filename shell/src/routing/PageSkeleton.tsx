import { Box, Container, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

export function PageSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <Stack role="status" aria-busy="true" spacing={2}>
        <Box component="span" sx={visuallyHidden}>
          {t('loading')}
        </Box>
        <Skeleton variant="text" width="40%" height={56} />
        <Skeleton variant="text" width="70%" />
        <Skeleton variant="rounded" height={160} />
        <Skeleton variant="rounded" height={160} />
      </Stack>
    </Container>
  );
}
