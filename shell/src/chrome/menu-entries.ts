import type { BootRemote, NavEntry, PageAccess } from '@plumbline/shared-schema/platform';
import { labelOf } from '../boot/labels';
import { fits, isOfUse } from '../routing/access';
import type { Viewer } from '../routing/access';
import { matchRule } from '../routing/match-rule';
import type { PathRule } from '../routing/route-table';
import { resolvePath } from '../routing/route-table';

export type MenuEntry = { path: string; label: string; badge?: NavEntry['badge']; icon?: NavEntry['icon'] };

type Site = { remotes: readonly BootRemote[]; table: readonly PathRule[]; viewer: Viewer; language: string };

const ACCESS_OF: Record<NavEntry['audience'], PageAccess> = {
  everyone: 'public',
  signedOut: 'signedOut',
  signedIn: 'signedIn',
  hirer: 'hirer',
  contractor: 'contractor',
  admin: 'admin',
};

const OPEN = new Set(['page', 'redirect', 'signIn']);

/** False where the remote is not live or the page is not for this viewer. */
export function isReachable(table: readonly PathRule[], viewer: Viewer, path: string): boolean {
  const rule = matchRule(table, path)?.rule;
  if (!rule) return false;
  const { kind } = resolvePath(rule, viewer);
  return kind === 'page' || kind === 'redirect';
}

/** The same for a visitor after a sign-in. */
export function leadsSomewhere(table: readonly PathRule[], viewer: Viewer, path: string): boolean {
  const rule = matchRule(table, path)?.rule;
  return rule !== undefined && isOfUse(path, viewer) && OPEN.has(resolvePath(rule, viewer).kind);
}

/** Declared by the live remotes, filtered by what the viewer may open, in their declared order. */
export function entriesOf(menu: NavEntry['menu'], { remotes, table, viewer, language }: Site): MenuEntry[] {
  return remotes
    .flatMap((remote) => remote.manifest.nav.map((entry) => ({ remote, entry })))
    .filter(({ entry }) => entry.menu === menu && fits(ACCESS_OF[entry.audience], viewer))
    .filter(({ entry }) => isOfUse(entry.path, viewer))
    .filter(({ entry }) => isReachable(table, viewer, entry.path))
    .sort((a, b) => a.entry.order - b.entry.order)
    .map(({ remote, entry }) => ({
      path: entry.path,
      label: labelOf(remote, entry.label, language),
      badge: entry.badge,
      icon: entry.icon,
    }));
}
