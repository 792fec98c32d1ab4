import { useSignIn, useSignOut } from '@plumbline/shared-api/auth';
import { useSession } from '@plumbline/shared-api/session';
import { chosenLanguage, useLanguage } from '@plumbline/shared-ui/i18n';
import { chosenColorMode, resetColorMode, useColorMode } from '@plumbline/shared-ui/theme';
import { toast } from '@plumbline/shared-ui/toasts';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../remotes/use-site';
import type { Viewer } from '../routing/access';

/** `none` is a visitor; the others are the user types that the demo world has an account of. */
export type Role = string;

export type Roles = {
  /** The visitor alone where there are no demo accounts. */
  all: readonly Role[];
  current: Role;
  isChanging: boolean;
  /** Signs in or out for real; the page stays. A refusal is shown as a toast. */
  become: (role: Role) => Promise<void>;
};

export function useRoles(): Roles {
  const { t } = useTranslation('shell');
  const { demoAccounts } = useBoot().settings;
  const { user } = useSession();
  const { signIn, isSigningIn } = useSignIn();
  const leave = useVisit();

  return {
    all: ['none', ...demoAccounts.map(({ userType }) => userType)],
    current: user?.userType ?? 'none',
    isChanging: isSigningIn,
    async become(role) {
      const account = demoAccounts.find(({ userType }) => userType === role);
      if (!account) return leave();
      const { email, password } = account;
      await signIn({ email, password }).catch(() => {
        toast.error(t('isolated.refused', { role: t(`role.${role}`) }));
      });
    },
  };
}

/** Signs out, but keeps language and theme, which a logout clears. */
function useVisit(): () => Promise<void> {
  const signOut = useSignOut();
  const { setLanguage } = useLanguage();
  const { setMode } = useColorMode();
  return async () => {
    const language = chosenLanguage();
    const mode = chosenColorMode();
    await signOut();
    if (language) await setLanguage(language);
    if (!mode) return;
    // Not stored again where unchanged.
    resetColorMode();
    setMode(mode);
  };
}

export function viewerOf(role: Role): Viewer {
  return role === 'none' ? { isSignedIn: false, userType: undefined } : { isSignedIn: true, userType: role };
}
