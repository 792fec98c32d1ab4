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
import { useLeave } from '../facade/use-leave';
import { signInPath } from '../routing/destinations';
import { DepartureContext } from './use-departure';

/**
 * Ends sessions: by choice to `/`, language, theme and what forms kept forgotten (SPEC §4); by expiry to
 * `/login?returnTo=`, where signing in leads back to the same form. Unsaved forms hold neither back.
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

  // Place and session change in one pass, so that the page left behind never asks for a sign-in.
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
