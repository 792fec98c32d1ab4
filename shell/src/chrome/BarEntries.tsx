import { useTranslation } from 'react-i18next';
import { BarLink } from './BarLink';
import { EntriesMenu } from './EntriesMenu';
import type { MenuEntry } from './menu-entries';

/** Entries that stay in the bar; a menu for one entry would save nothing. */
const KEPT = 2;

/** The entries of the bar; `isFolding`: all but the first in a menu, for want of room beside search, bell and profile. */
export function BarEntries({ entries, isFolding }: { entries: readonly MenuEntry[]; isFolding: boolean }) {
  const { t } = useTranslation('shell');
  const kept = isFolding && entries.length > KEPT + 1 ? KEPT : entries.length;
  const folded = entries.slice(kept);
  return (
    <>
      {entries.slice(0, kept).map((entry) => (
        <BarLink key={entry.path} {...entry} />
      ))}
      {folded.length > 0 && <EntriesMenu label={t('header.more')} entries={folded} />}
    </>
  );
}
