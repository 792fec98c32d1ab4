import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay, useSession } from '@plumbline/shared-api/session';
import { greetedName } from '@plumbline/shared-schema/profiles';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { AddIcon } from '@plumbline/shared-ui/more-icons';
import { Box, Container, Stack } from '@plumbline/shared-ui/layout';
import { PageHeading } from '@plumbline/shared-ui/Page';
import { Typography } from '@plumbline/shared-ui/text';

/** `children`: below the greeting. */
export function Welcome({ children }: { children: ReactNode }) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const mayPost = useMay('hire');
  const name = user ? greetedName(user) : '';

  return (
    <Box sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Container maxWidth="lg" sx={{ py: { xs: 4, md: 6 } }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={3}
          sx={{
            justifyContent: 'space-between',
            alignItems: { sm: 'center' },
            '&:not(:last-child)': { mb: { xs: 4, md: 5 } },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <PageHeading sx={{ overflowWrap: 'anywhere' }}>{t('clientHome.greeting', { name })}</PageHeading>
            <Typography color="text.secondary" sx={{ mt: 1, maxWidth: 680 }}>
              {t('clientHome.lead')}
            </Typography>
          </Box>
          {mayPost && (
            <ButtonLink
              to="/post-contract"
              variant="contained"
              size="large"
              startIcon={<AddIcon />}
              sx={{ flexShrink: 0 }}
            >
              {t('clientHome.post')}
            </ButtonLink>
          )}
        </Stack>
        {children}
      </Container>
    </Box>
  );
}
