import { KeyboardArrowDownIcon } from '@plumbline/shared-ui/icons';
import { MenuButton, MenuLink } from '@plumbline/shared-ui/menus';
import { useTranslation } from 'react-i18next';
import { BarLink } from './BarLink';
import type { MenuEntry } from './menu-entries';
import { useCurrent } from './use-current';

/** Entries that stay in the bar; a menu for one entry would save nothing. */
const KEPT = 2;

/** The entries of the bar; `isFolding`: all but the first in a menu, for want of room beside search, bell and profile. */
export function BarEntries({ entries, isFolding }: { entries: readonly MenuEntry[]; isFolding: boolean }) {
  const kept = isFolding && entries.length > KEPT + 1 ? KEPT : entries.length;
  const folded = entries.slice(kept);
  return (
    <>
      {entries.slice(0, kept).map((entry) => (
        <BarLink key={entry.path} {...entry} />
      ))}
      {folded.length > 0 && <MoreMenu entries={folded} />}
    </>
  );
}

function MoreMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('shell');
  const current = useCurrent();
  return (
    <MenuButton
      color="inherit"
      label={t('header.more')}
      endIcon={<KeyboardArrowDownIcon />}
      sx={{ px: 1.25 }}
    >
      {entries.map(({ path, label }) => (
        <MenuLink key={path} to={path} aria-current={current(path)} selected={current(path) !== undefined}>
          {label}
        </MenuLink>
      ))}
    </MenuButton>
  );
}
