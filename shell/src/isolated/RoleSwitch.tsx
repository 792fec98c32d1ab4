import { MenuAction, MenuButton } from '@plumbline/shared-ui/menus';
import { useTranslation } from 'react-i18next';
import { RoleName } from './RoleName';
import { useRoles } from './use-roles';

/** Chooses as whom the preview is looked at. */
export function RoleSwitch() {
  const { t } = useTranslation('shell');
  const roles = useRoles();
  return (
    <MenuButton
      size="small"
      variant="outlined"
      color="inherit"
      label={t('isolated.role', { role: t(`role.${roles.current}`) })}
    >
      {roles.all.map((role) => (
        <MenuAction
          key={role}
          selected={role === roles.current}
          aria-current={role === roles.current}
          disabled={roles.isChanging}
          onSelect={() => {
            void roles.become(role);
          }}
        >
          <RoleName role={role} />
        </MenuAction>
      ))}
    </MenuButton>
  );
}
