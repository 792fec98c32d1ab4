import { useSignOut } from '@plumbline/shared-api/auth';
import { useSessionExpiry } from '@plumbline/shared-api/session';
import { useAppSelector } from '@plumbline/shared-api/store';
import { resetLanguage } from '@plumbline/shared-ui/i18n';
import { resetColorMode } from '@plumbline/shared-ui/theme';
import { toast } from '@plumbline/shared-ui/toasts';
import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
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
  const [isOnTheWay, setOnTheWay] = useState(false);
  const hasExpired = useAppSelector(({ session }) => session.hasExpired);

  const leave = useCallback(
    async (to: string) => {
      setOnTheWay(true);
      await navigate(to);
      setOnTheWay(false);
    },
    [navigate],
  );

  useSessionExpiry(
    useCallback(() => {
      toast.error(t('session.expired'));
      void leave(signInPath('/login', location));
    }, [t, leave, location]),
  );

  const signOut = useCallback(() => {
    void leave('/');
    void endSession();
    resetColorMode();
    void resetLanguage(i18n);
  }, [leave, endSession, i18n]);

  const departure = useMemo(
    () => ({ isDeparting: isOnTheWay || hasExpired, signOut }),
    [isOnTheWay, hasExpired, signOut],
  );
  return <DepartureContext value={departure}>{children}</DepartureContext>;
}
