import type { PageAccess, RemoteManifest } from '@plumbline/shared-schema/platform';

/** A page that may answer a path, for visitors of one access. */
export type PageCandidate = {
  access: PageAccess;
  remote: string;
  /** Its pattern. */
  path: string;
  expose: string;
  title: string;
};

type Manifest = Pick<RemoteManifest, 'name' | 'pages' | 'redirects'>;
type Match = { score: string; params: Record<string, string> };

const WITHOUT_SESSION: readonly PageAccess[] = ['public', 'signedOut'];

/** The candidates that visitors without a session may get. */
export function withoutSession(candidates: readonly PageCandidate[]): PageCandidate[] {
  return candidates.filter(({ access }) => WITHOUT_SESSION.includes(access));
}

/** Longest chain of redirects that is followed. */
const MOST_REDIRECTS = 4;

/**
 * The pages of the best matching path, one for each access; none where nothing matches. Redirects are followed, so a
 * moved page is preloaded too. Same ranking as the shell's router: fixed segments before parameters.
 */
export function candidatesFor(path: string, manifests: readonly Manifest[], depth = 0): PageCandidate[] {
  const pages = manifests.flatMap(({ name, pages: own }) =>
    own.flatMap(({ path: pattern, access, expose, title }) => {
      const match = matchPath(pattern, path);
      return match
        ? [{ ...match, candidates: [{ access, remote: name, path: pattern, expose, title }] }]
        : [];
    }),
  );
  const redirects = manifests.flatMap(({ redirects: own }) =>
    own.flatMap(({ path: pattern, to, access }) => {
      const match = depth < MOST_REDIRECTS ? matchPath(pattern, path) : undefined;
      if (!match) return [];
      const target = candidatesFor(fillParams(to, match.params), manifests, depth + 1);
      return [{ ...match, candidates: access ? target.map((page) => ({ ...page, access })) : target }];
    }),
  );
  const matches = [...pages, ...redirects];
  const best = matches.reduce((highest, { score }) => (score > highest ? score : highest), '');
  return matches.filter(({ score }) => score === best).flatMap(({ candidates }) => candidates);
}

/** Where a path has moved for everybody, with the query that was asked; undefined where some page answers it. */
export function movedTo(url: string, manifests: readonly Manifest[]): string | undefined {
  const [path = '/', search = ''] = url.split('?');
  const hits = manifests.flatMap(({ pages, redirects }) =>
    [
      ...pages.map(({ path: pattern }) => ({ pattern, to: undefined })),
      ...redirects.flatMap(toEverybody),
    ].flatMap(({ pattern, to }) => {
      const match = matchPath(pattern, path);
      return match
        ? [{ score: match.score, to: to === undefined ? undefined : fillParams(to, match.params) }]
        : [];
    }),
  );
  const best = hits.reduce((highest, { score }) => (score > highest ? score : highest), '');
  const [first, ...others] = hits.filter(({ score }) => score === best);
  if (first?.to === undefined || others.length > 0) return undefined;
  return withQuery(first.to, search);
}

/** What the address itself asks for goes before what was asked. */
function withQuery(to: string, search: string): string {
  const [target = '/', own = ''] = to.split('?');
  const query = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(search)) if (!query.has(name)) query.append(name, value);
  return query.size > 0 ? `${target}?${query.toString()}` : target;
}

function toEverybody({ path: pattern, to, access }: Manifest['redirects'][number]) {
  return access === undefined ? [{ pattern, to }] : [];
}

/** Compares as text: position by position, a fixed segment (`2`) is above a parameter (`1`). */
function matchPath(pattern: string, path: string): Match | undefined {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  let score = '0';
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment.toLowerCase() !== value.toLowerCase()) return undefined;
    score += segment.startsWith(':') ? '1' : '2';
  }
  return { score, params };
}

function segmentsOf(path: string): string[] {
  return (path.split(/[?#]/)[0] ?? '').split('/').filter((segment) => segment !== '');
}

function fillParams(to: string, params: Record<string, string>): string {
  return to.replaceAll(/:(\w+)/g, (whole, name: string) => params[name] ?? whole);
}
