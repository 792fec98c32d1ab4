import type {
  BootDocument,
  BootRemote,
  DisabledRemote,
  PageAccess,
  PageEntry,
} from '@plumbline/shared-schema/platform';
import type { Viewer } from './access';
import { fits, specificity } from './access';

export type RemotePage = { remote: BootRemote; page: PageEntry };

type Candidate =
  | { access: PageAccess; kind: 'page'; target: RemotePage }
  | { access: PageAccess; kind: 'redirect'; to: string }
  | { access: PageAccess; kind: 'disabled'; by: DisabledRemote };

/** A path and its declarations, the most specific first, disabled ones last. */
export type PathRule = { path: string; candidates: readonly Candidate[] };

export type Outcome =
  | { kind: 'page'; target: RemotePage }
  | { kind: 'redirect'; to: string }
  | { kind: 'disabled'; remote: DisabledRemote }
  | { kind: 'signIn' }
  | { kind: 'home' }
  | { kind: 'wrongRole'; required: PageAccess };

/** The site's paths as the live remotes declare them, before any remote is loaded. */
export function buildRouteTable({
  remotes,
  disabled,
}: Pick<BootDocument, 'remotes' | 'disabled'>): PathRule[] {
  const byPath = new Map<string, Candidate[]>();
  const add = (path: string, candidate: Candidate) =>
    byPath.set(path, [...(byPath.get(path) ?? []), candidate]);

  for (const remote of remotes) {
    for (const page of remote.manifest.pages) {
      add(page.path, { access: page.access, kind: 'page', target: { remote, page } });
    }
  }
  for (const { path, to, access = 'public' } of remotes.flatMap(({ manifest }) => manifest.redirects)) {
    add(path, { access, kind: 'redirect', to });
  }
  for (const remote of disabled) {
    for (const { path, access } of remote.pages) add(path, { access, kind: 'disabled', by: remote });
  }
  return [...byPath].map(([path, candidates]) => ({
    path,
    candidates: candidates.sort((a, b) => rank(b) - rank(a)),
  }));
}

function rank({ kind, access }: Candidate): number {
  return kind === 'disabled' ? -1 : specificity(access);
}

export function resolvePath({ candidates }: PathRule, viewer: Viewer): Outcome {
  const fitting = candidates.find(({ access }) => fits(access, viewer));
  if (fitting?.kind === 'page') return { kind: 'page', target: fitting.target };
  if (fitting?.kind === 'redirect') return { kind: 'redirect', to: fitting.to };
  // Disabled entries are last: a first one means that nothing else is left.
  const off = fitting ?? candidates[0];
  if (off?.kind === 'disabled') return { kind: 'disabled', remote: off.by };
  if (!viewer.isSignedIn) return { kind: 'signIn' };
  const role = candidates.find(({ access }) => specificity(access) === 2);
  return role ? { kind: 'wrongRole', required: role.access } : { kind: 'home' };
}
