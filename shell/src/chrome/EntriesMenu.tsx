import { KeyboardArrowDownIcon } from '@plumbline/shared-ui/icons';
import { MenuButton, MenuItem, MenuLink } from '@plumbline/shared-ui/menus';
import { useTranslation } from 'react-i18next';
import { entryStyle } from './entry-style';
import type { MenuEntry } from './menu-entries';
import { useCurrent } from './use-current';

type EntriesMenuProps = {
  label: string;
  entries: readonly MenuEntry[];
  /** Pages that belong to it without an entry. */
  also?: readonly string[];
};

/** A menu of the bar, marked while one of its pages is open. */
export function EntriesMenu({ label, entries, also = [] }: EntriesMenuProps) {
  const { t } = useTranslation('shell');
  const current = useCurrent();
  const isCurrent = [...entries.map(({ path }) => path), ...also].some((path) => current(path));
  return (
    <MenuButton
      color="inherit"
      label={label}
      endIcon={<KeyboardArrowDownIcon />}
      aria-current={isCurrent || undefined}
      sx={entryStyle(isCurrent)}
    >
      {entries.length === 0 && <MenuItem disabled>{t('header.noContracts')}</MenuItem>}
      {entries.map(({ path, label: name }) => (
        <MenuLink key={path} to={path} aria-current={current(path)} selected={current(path) !== undefined}>
          {name}
        </MenuLink>
      ))}
    </MenuButton>
  );
}
