import { useSignOut } from '@plumbline/shared-api/auth';
import { useSessionExpiry } from '@plumbline/shared-api/session';
import { useAppSelector } from '@plumbline/shared-api/store';
import { resetLanguage } from '@plumbline/shared-ui/i18n';
import { resetColorMode } from '@plumbline/shared-ui/theme';
import { toast } from '@plumbline/shared-ui/toasts';
import type { ReactNode } from 'react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInPath } from '../routing/destinations';
import { DepartureContext } from './use-departure';

/** Ends sessions: by choice to `/`, language and theme forgotten (SPEC §4); by expiry to `/login?returnTo=`. */
export function DepartureProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('shell');
  const navigate = useNavigate();
  const location = useLocation();
  const endSession = useSignOut();
  const hasExpired = useAppSelector(({ session }) => session.hasExpired);

  useSessionExpiry(
    useCallback(() => {
      toast.error(t('session.expired'));
      void navigate(signInPath('/login', location));
    }, [t, navigate, location]),
  );

  // Place and session change in one pass, so that the page left behind never asks for a sign-in.
  const signOut = useCallback(() => {
    void navigate('/');
    void endSession();
    resetColorMode();
    void resetLanguage(i18n);
  }, [navigate, endSession, i18n]);

  const departure = useMemo(() => ({ hasExpired, signOut }), [hasExpired, signOut]);
  return <DepartureContext value={departure}>{children}</DepartureContext>;
}
