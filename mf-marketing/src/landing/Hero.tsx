import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Box, Container, Stack } from '@plumbline/shared-ui/layout';
import { PageHeading } from '@plumbline/shared-ui/Page';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { TO } from './destinations';
import { HouseElevation } from './HouseElevation';

export function Hero() {
  const { t } = useTranslation('marketing');
  return (
    <Box sx={{ overflow: 'hidden', borderBottom: 1, borderColor: 'divider' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: { xs: 4, md: 3 },
          alignItems: { md: 'center' },
          pt: { xs: 5, md: 0 },
        }}
      >
        <Box sx={{ py: { md: 10 } }}>
          <PageHeading
            sx={{
              fontSize: 'clamp(2.625rem, 1.35rem + 5vw, 4.75rem)',
              fontWeight: 800,
              lineHeight: 1,
              letterSpacing: '-0.045em',
            }}
          >
            {t('hero.title')}
          </PageHeading>
          <Typography sx={{ mt: 3, fontSize: { xs: '1.0625rem', md: '1.1875rem' }, maxWidth: '30em' }}>
            {t('hero.text')}
          </Typography>
          <Stack direction="row" sx={{ mt: 4, gap: 1.5, flexWrap: 'wrap' }}>
            <ButtonLink to={TO.hire} variant="contained" color="secondary" size="large">
              {t('hero.hire')}
            </ButtonLink>
            <ButtonLink to={TO.post} variant="outlined" color="inherit" size="large">
              {t('hero.post')}
            </ButtonLink>
          </Stack>
          <Typography color="text.secondary" sx={{ mt: 3 }}>
            {t('hero.forHirers')}{' '}
            <Link to={TO.professionals} sx={{ fontWeight: 600 }}>
              {t('hero.find')}
            </Link>
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            {t('hero.forContractors')}{' '}
            <Link to={TO.jobs} sx={{ fontWeight: 600 }}>
              {t('hero.browse')}
            </Link>
          </Typography>
        </Box>
        <HouseElevation />
      </Container>
    </Box>
  );
}
