import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Box, Container, Stack } from '@plumbline/shared-ui/layout';
import { PageHeading } from '@plumbline/shared-ui/Page';
import { Typography } from '@plumbline/shared-ui/text';
import { TO } from '../destinations';
import { HeroSearch } from './hero-search/HeroSearch';
import { HouseElevation } from './HouseElevation';

export function Hero() {
  const { t } = useTranslation('marketing');
  return (
    <Box sx={{ overflow: 'hidden', borderBottom: 1, borderColor: 'divider' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
          gap: { xs: 4, md: 3 },
          alignItems: { md: 'center' },
          pt: { xs: 5, md: 0 },
        }}
      >
        <Box sx={{ py: { md: 7 } }}>
          <PageHeading
            sx={{
              fontSize: 'clamp(2.5rem, 1.35rem + 4.4vw, 4.5rem)',
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
          <HeroSearch />
          <Stack
            direction="row"
            sx={{
              mt: 2.5,
              gap: 1.5,
              flexWrap: 'wrap',
              '& > *': { flex: { xs: '1 1 auto', sm: '0 0 auto' } },
            }}
          >
            <ButtonLink to={TO.hire} variant="outlined">
              {t('hero.hire')}
            </ButtonLink>
            <ButtonLink to={TO.post} variant="outlined" color="inherit">
              {t('hero.post')}
            </ButtonLink>
          </Stack>
        </Box>
        <HouseElevation />
      </Container>
    </Box>
  );
}
