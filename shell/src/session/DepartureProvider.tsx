import { useSignOut } from '@plumbline/shared-api/auth';
import { useSessionExpiry } from '@plumbline/shared-api/session';
import { useAppSelector } from '@plumbline/shared-api/store';
import { forgetAllDrafts } from '@plumbline/shared-ui/drafts';
import { resetLanguage } from '@plumbline/shared-ui/i18n';
import { resetColorMode } from '@plumbline/shared-ui/theme';
import { toast } from '@plumbline/shared-ui/toasts';
import type { ReactNode } from 'react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLeave } from '../facade/use-site-history';
import { signInPath } from '../routing/destinations';
import { DepartureContext } from './use-departure';

/**
 * Ends sessions. A sign-out clears language, theme and form drafts and goes to `/`; an expiry goes to
 * `/login?returnTo=` and keeps drafts, so that signing in leads back to the same form. Leave guards stop neither.
 */
export function DepartureProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('shell');
  const leaveTo = useLeave();
  const location = useLocation();
  const endSession = useSignOut();
  const hasExpired = useAppSelector(({ session }) => session.hasExpired);

  useSessionExpiry(
    useCallback(() => {
      toast.error(t('session.expired'));
      leaveTo(signInPath('/login', location));
    }, [t, leaveTo, location]),
  );

  // Navigation and session change in one render, so that the page left behind never redirects to the sign-in.
  const signOut = useCallback(() => {
    forgetAllDrafts();
    leaveTo('/');
    void endSession();
    resetColorMode();
    void resetLanguage(i18n);
  }, [leaveTo, endSession, i18n]);

  const departure = useMemo(() => ({ hasExpired, signOut }), [hasExpired, signOut]);
  return <DepartureContext value={departure}>{children}</DepartureContext>;
}
