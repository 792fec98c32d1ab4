import { KeyboardArrowDownIcon } from '@plumbline/shared-ui/icons';
import { MenuButton, MenuItem, MenuLink } from '@plumbline/shared-ui/menus';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from './menu-entries';
import { useCurrent } from './use-current';

export function ContractsMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('shell');
  const current = useCurrent();
  return (
    <MenuButton
      color="inherit"
      label={t('header.contracts')}
      endIcon={<KeyboardArrowDownIcon />}
      sx={{ px: 1.25 }}
    >
      {entries.length === 0 && <MenuItem disabled>{t('header.noContracts')}</MenuItem>}
      {entries.map(({ path, label }) => (
        <MenuLink key={path} to={path} aria-current={current(path)} selected={current(path) !== undefined}>
          {label}
        </MenuLink>
      ))}
    </MenuButton>
  );
}
