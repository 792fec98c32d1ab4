import { useTranslation } from 'react-i18next';
import { useMay, useSession } from '@plumbline/shared-api/session';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Box, Card, Grid, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { TO } from '../destinations';
import { HouseElevation } from '../landing/HouseElevation';

const SIDES = [
  { id: 'clients', variant: 'contained' },
  { id: 'contractors', variant: 'outlined' },
] as const;
const BESIDE_HOUSE = {
  display: 'grid',
  columnGap: 6,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
} as const;
const RULES = ['reviews', 'privacy', 'record'] as const;

export function AboutPage() {
  const { t } = useTranslation('marketing');
  const ways = useWays();
  return (
    <Page title={t('about.title')}>
      <Typography sx={{ fontSize: { xs: '1.125rem', md: '1.375rem' }, lineHeight: 1.5, maxWidth: '36em' }}>
        {t('about.lead')}
      </Typography>
      <Grid container spacing={3} sx={{ my: { xs: 4, md: 6 } }}>
        {SIDES.map(({ id, variant }) => (
          <Grid key={id} size={{ xs: 12, md: 6 }}>
            <Card sx={{ height: '100%' }}>
              <Stack sx={{ p: { xs: 2.5, md: 4 }, height: '100%', gap: 2, alignItems: 'flex-start' }}>
                <Typography variant="h3" component="h2">
                  {t(`about.${id}.title`)}
                </Typography>
                <Typography color="text.secondary">{t(`about.${id}.text`)}</Typography>
                {ways[id] && (
                  <ButtonLink to={ways[id]} variant={variant} sx={{ mt: 'auto' }}>
                    {t(`about.${id}.action`)}
                  </ButtonLink>
                )}
              </Stack>
            </Card>
          </Grid>
        ))}
      </Grid>
      <Box sx={BESIDE_HOUSE}>
        <Rules />
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <HouseElevation />
        </Box>
      </Box>
    </Page>
  );
}

/** Where each side goes on; nowhere for who is on the other one. */
function useWays() {
  const { user, isHirer, isContractor } = useSession();
  const mayPost = useMay('hire');
  const post = isHirer && mayPost ? '/post-contract' : undefined;
  return {
    clients: user ? post : TO.post,
    contractors: !user || isContractor ? TO.jobs : undefined,
  };
}

function Rules() {
  const { t } = useTranslation('marketing');
  return (
    <div>
      <Typography variant="h2">{t('about.rules.title')}</Typography>
      <Box component="ul" sx={{ pl: 2.5, maxWidth: '44em', '& li': { my: 1.5 } }}>
        {RULES.map((rule) => (
          <Typography key={rule} component="li">
            {t(`about.rules.${rule}`)}
          </Typography>
        ))}
      </Box>
      <Typography sx={{ mt: 4 }}>
        {t('about.more')} <Link to="/contact">{t('about.toContact')}</Link>
      </Typography>
    </div>
  );
}
