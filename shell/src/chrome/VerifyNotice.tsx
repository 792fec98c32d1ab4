import { useSession } from '@plumbline/shared-api/session';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSite } from '../remotes/use-site';
import { returnToOf } from '../routing/destinations';
import { toViewer } from '../session/use-viewer';
import { isReachable } from './menu-entries';
import { Notice } from './Notice';

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
    <Notice label={t('unverified.title')} text={t('unverified.text', { email: user.email })}>
      <ButtonLink to={`${PATH}?${query}`} size="small" sx={{ mx: -1, minHeight: { xs: 44, md: 0 } }}>
        {t('unverified.confirm')}
      </ButtonLink>
    </Notice>
  );
}
