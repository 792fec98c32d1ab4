import { useSession } from '@plumbline/shared-api/session';
import { Divider } from '@plumbline/shared-ui/layout';
import { MenuAction, MenuButton, MenuLink } from '@plumbline/shared-ui/menus';
import { PersonAvatar } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import defaultPicture from '../../assets/default-picture.svg';
import { useDeparture } from '../session/use-departure';
import type { MenuEntry } from './menu-entries';
import { useCurrent } from './use-current';

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
      content={<PersonAvatar name={name} src={user?.profile || defaultPicture} size={36} />}
    >
      {entries.map(({ path, label }) => (
        <MenuLink key={path} to={path} aria-current={current(path)}>
          {label}
        </MenuLink>
      ))}
      {entries.length > 0 && <Divider component="li" role="separator" />}
      <MenuAction onSelect={signOut}>{t('header.signOut')}</MenuAction>
    </MenuButton>
  );
}
