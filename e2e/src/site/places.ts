import type { PageAccess, PageEntry } from '@plumbline/shared-schema/platform';
import { manifestOf, REMOTES } from './repository';

export type Viewer = 'visitor' | 'client' | 'contractor';
export const VIEWERS = ['visitor', 'client', 'contractor'] as const;

/** A page as one viewer gets it. */
export type Place = { remote: string; path: string; viewer: Viewer; page: PageEntry };

const FITS: Record<PageAccess, readonly Viewer[]> = {
  public: VIEWERS,
  signedIn: ['client', 'contractor'],
  signedOut: ['visitor'],
  hirer: ['client'],
  contractor: ['contractor'],
  admin: [],
};

/** Role before signed in or out before public: the more specific entry answers a path. */
const RANK: Record<PageAccess, number> = {
  public: 0,
  signedIn: 1,
  signedOut: 1,
  hirer: 2,
  contractor: 2,
  admin: 2,
};

const pages = REMOTES.flatMap((remote) => manifestOf(remote).pages.map((page) => ({ remote, page })));

export const redirects = REMOTES.flatMap((remote) => manifestOf(remote).redirects ?? []);

/** Every declared page, for every viewer who gets it. */
export const places: readonly Place[] = pages.flatMap(({ remote, page }) =>
  VIEWERS.filter((viewer) => pageAt(page.path, viewer) === page).map((viewer) => ({
    remote,
    path: page.path,
    viewer,
    page,
  })),
);

/** Redirects to a page that is visited anyway. */
const LEADS_ON = ['/job-desc signedIn', '/job-application signedIn', '/forgot-password signedIn'];

/** Every page that somebody but administrators gets. */
export const pagesOfPeople: readonly PageEntry[] = [...new Set(places.map(({ page }) => page))];

/** The page as the first who gets it: a public one as a visitor. */
export function firstLook(page: PageEntry): Place | undefined {
  return places.find((place) => place.page === page);
}

/**
 * The page as the last who gets it, because being signed in shows more; public ones of mf-auth as a visitor, because they
 * lead on who is signed in. None where the page leads on itself.
 */
export function lastLook(page: PageEntry): Place | undefined {
  if (LEADS_ON.includes(`${page.path} ${page.access}`)) return undefined;
  const all = places.filter((place) => place.page === page);
  return all[0]?.remote === 'mf-auth' && page.access === 'public' ? all[0] : all.at(-1);
}

/** Paths of administrators, whom a journey makes when it needs one. */
export const administration = pages.flatMap(({ page }) => (page.access === 'admin' ? [page.path] : []));

/** Remotes with a page for one of the viewers: that of administrators has none. */
export const remotesOfPeople = REMOTES.filter((remote) => places.some((place) => place.remote === remote));

/** Paths that lead a visitor to the sign-in. */
export const guarded = unique(pages.map(({ page }) => page.path)).filter(
  (path) => pageAt(path, 'visitor') === undefined && !isRedirected(path, 'visitor'),
);

/** Paths of another role than the viewer's. */
export function foreign(viewer: Viewer): string[] {
  return guarded.filter((path) => pageAt(path, viewer) === undefined && !isRedirected(path, viewer));
}

/** A viewer who follows a redirect to its end: of its role, and one who gets the page it leads to. */
export function followerOf({ to, access }: { to: string; access?: PageAccess | undefined }): Viewer {
  const [path = to] = to.split('?');
  return FITS[access ?? 'public'].find((viewer) => pageAt(path, viewer) !== undefined) ?? 'visitor';
}

function pageAt(path: string, viewer: Viewer): PageEntry | undefined {
  return pages
    .map(({ page }) => page)
    .filter((page) => page.path === path && FITS[page.access].includes(viewer))
    .sort((a, b) => RANK[b.access] - RANK[a.access])[0];
}

function isRedirected(path: string, viewer: Viewer): boolean {
  return redirects.some((entry) => entry.path === path && FITS[entry.access ?? 'public'].includes(viewer));
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
