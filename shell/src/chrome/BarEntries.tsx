import { useTranslation } from 'react-i18next';
import { BarLink } from './BarLink';
import { EntriesMenu } from './EntriesMenu';
import type { MenuEntry } from './menu-entries';

/** Entries that have room beside search, bell and profile, in French too. */
const ROOM = 4;
/** Where there are more, so many stay: the others are in a menu, which takes room too. */
const KEPT = 2;

/** The entries of the bar; `isFolding`: those that have no room stand in a menu. */
export function BarEntries({ entries, isFolding }: { entries: readonly MenuEntry[]; isFolding: boolean }) {
  const { t } = useTranslation('shell');
  const kept = isFolding && entries.length > ROOM ? KEPT : entries.length;
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
