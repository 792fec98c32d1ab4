import { useSession } from '@plumbline/shared-api/session';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSite } from '../boot/use-site';
import { returnToOf } from '../routing/destinations';
import { toViewer } from '../session/use-viewer';
import { isReachable } from './menu-entries';

const PATH = '/verify-email';

/** Shown until the e-mail address is confirmed. */
export function VerifyNotice() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { table } = useSite();
  const location = useLocation();
  const { user } = session;
  if (!user || user.emailVerified || location.pathname === PATH) return null;
  if (!isReachable(table, toViewer(session), PATH)) return null;

  const query = new URLSearchParams({ returnTo: returnToOf(location) }).toString();
  return (
    <Box
      component="aside"
      aria-label={t('unverified.title')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: { xs: 'flex-start', md: 'center' },
        columnGap: 2,
        rowGap: 0,
        px: { xs: 2, md: 3 },
        py: 0.5,
        bgcolor: 'action.hover',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t('unverified.text', { email: user.email })}
      </Typography>
      <ButtonLink to={`${PATH}?${query}`} size="small" sx={{ mx: -1, minHeight: { xs: 44, md: 0 } }}>
        {t('unverified.confirm')}
      </ButtonLink>
    </Box>
  );
}
