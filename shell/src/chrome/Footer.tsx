import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useNow } from '@plumbline/shared-ui/format';
import { Logo } from '@plumbline/shared-ui/icons';
import { Box, Container, Divider, Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBoot } from '../remotes/use-site';
import { useViewer } from '../session/use-viewer';
import { FooterColumns } from './FooterColumns';

export function Footer() {
  const { t } = useTranslation('shell');
  const { profile } = useBoot().settings;
  const { userType, isSignedIn } = useViewer();
  const year = new Date(useNow()).getFullYear();
  const mayInspect = profile === 'demo' || userType === 'admin';
  return (
    <Box component="footer" sx={{ bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider', mt: 8 }}>
      <Container maxWidth="lg" sx={{ py: 6 }}>
        {!isSignedIn && <Invitation />}
        <FooterColumns />
        <Divider sx={{ my: 4 }} />
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
        >
          <Logo size={24} />
          <Typography variant="body2" color="text.secondary">
            {t('footer.copyright', { year })}
          </Typography>
          {mayInspect && (
            <Link
              to="/platform"
              variant="caption"
              color="text.secondary"
              sx={{ '@media (pointer: coarse)': { display: 'inline-block', py: 1.5 } }}
            >
              {t('footer.platform')}
            </Link>
          )}
        </Stack>
      </Container>
    </Box>
  );
}

/** Invites visitors alone: who is signed in has begun. The trial is a claim of the landing page. */
function Invitation() {
  const { showClaims } = useBoot().settings;
  const isLanding = useLocation().pathname === '/';
  const { t } = useTranslation('shell');
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ justifyContent: 'space-between', alignItems: { xs: 'flex-start', sm: 'center' }, mb: 6 }}
    >
      <Box>
        <Typography variant="h3" component="h2">
          {t(showClaims && isLanding ? 'footer.trialTitle' : 'footer.startTitle')}
        </Typography>
        <Typography color="text.secondary">{t('footer.startText')}</Typography>
      </Box>
      <ButtonLink to="/signup" variant="outlined" size="large">
        {t('footer.getStarted')}
      </ButtonLink>
    </Stack>
  );
}
