import { useSession } from '@plumbline/shared-api/session';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { User } from '@plumbline/shared-schema/users';
import { capitalise } from '@plumbline/shared-ui/format';
import { Box, Divider } from '@plumbline/shared-ui/layout';
import { MenuAction, MenuButton, MenuLink } from '@plumbline/shared-ui/menus';
import { lazily } from '@plumbline/shared-ui/lazy';
import { PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { useDeparture } from '../session/use-departure';
import type { MenuEntry } from './menu-entries';
import { useCurrent } from './use-current';

const Switcher = lazily(() => import(/* webpackChunkName: "acting" */ './Switcher'), 'Switcher');

export function ProfileMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { signOut } = useDeparture();
  const current = useCurrent();
  const name = user?.fullName ?? '';
  return (
    <MenuButton
      color="inherit"
      sx={{ px: 0.5, minWidth: 0, borderRadius: 99 }}
      label={t('header.profile', { name })}
      content={<PersonAvatar name={user ? displayName(user) : ''} src={user?.profile} size={36} />}
    >
      {user && <Owner user={user} />}
      {entries.map(({ path, label }) => (
        <MenuLink key={path} to={path} aria-current={current(path)}>
          {label}
        </MenuLink>
      ))}
      {entries.length > 0 && <Divider component="li" role="separator" />}
      <Switcher Row={MenuAction} end={<Divider component="li" role="separator" />} />
      <MenuAction onSelect={signOut}>{t('header.signOut')}</MenuAction>
    </MenuButton>
  );
}

/** Who is signed in, above what they can do; no entry of the menu. */
function Owner({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  return (
    <Box
      component="li"
      role="none"
      sx={{ px: 2, pt: 1, pb: 1.5, mb: 1, maxWidth: 320, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{displayName(user)}</Typography>
      <Typography variant="body2" color="text.secondary">
        {capitalise(t(`role.${user.userType}`))}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {user.email}
      </Typography>
    </Box>
  );
}
