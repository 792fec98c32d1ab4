import { Box } from '@plumbline/shared-ui/layout';
import { MenuAction, MenuButton } from '@plumbline/shared-ui/menus';
import { useTranslation } from 'react-i18next';
import { useRoles, type Role } from './use-roles';

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
          onSelect={() => void roles.become(role)}
        >
          <RoleName role={role} />
        </MenuAction>
      ))}
    </MenuButton>
  );
}

function RoleName({ role }: { role: Role }) {
  const { t } = useTranslation('shell');
  return (
    <Box component="span" sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}>
      {t(`role.${role}`)}
    </Box>
  );
}
