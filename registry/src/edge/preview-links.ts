import type { BootDocument, RegistryDocument } from '@plumbline/shared-schema/platform';
import { judge } from '../gate/gate';
import { verifyPreviewToken } from '../preview-token';
import type { PreviewLink, PreviewVerdict } from '../preview-token';
import { isNamed } from '../owners/owners-document';
import { proposeSet } from '../gate/proposed-set';
import { localVersion } from '../release/local-version';
import type { Log } from './log';
import { readLive } from './snapshot';
import type { LiveRelease, Snapshot, SnapshotSource } from './snapshot';

/** Rules not applied to previews, which may exceed budgets or keep an unraised version. */
const NOT_ASKED = ['budgets', 'same-version'];

/** The build that a link shows and its expiry, or the notice for the visitor. */
export type OpenedLink =
  { linked: LiveRelease; expiresAt: string } | { notice: NonNullable<BootDocument['notice']> };

/** Verifies the tokens of signed links. Judgements are cached by build and state of the site. */
export function previewLinks({ store, publicKeys }: SnapshotSource, log: Log) {
  const judged = new WeakMap<Snapshot, Map<string, Promise<LiveRelease | undefined>>>();

  async function judgedBuild(snapshot: Snapshot, link: PreviewLink): Promise<LiveRelease | undefined> {
    const linked = await readLinked(link);
    const set = await proposeSet(store, { live: snapshot.document, candidates: [linked] });
    const refusals = judge(set).filter(({ rule }) => !NOT_ASKED.includes(rule));
    if (refusals.length === 0) return linked;
    log.warn({ remote: link.remote, refusals }, 'preview refused: it does not fit what is live');
    return undefined;
  }

  async function readLinked({ remote, contentHash }: PreviewLink): Promise<LiveRelease> {
    const found = await readLive(store, remote, { version: '', contentHash });
    return { ...found, version: localVersion(found.release, contentHash) };
  }

  function buildFor(snapshot: Snapshot, link: PreviewLink): Promise<LiveRelease | undefined> {
    const builds = judged.get(snapshot) ?? new Map<string, Promise<LiveRelease | undefined>>();
    judged.set(snapshot, builds);
    const key = `${link.remote}/${link.contentHash}`;
    const build = builds.get(key) ?? judgedBuild(snapshot, link);
    builds.set(key, build);
    build.catch(() => builds.delete(key));
    return build;
  }

  /** Never rejects: without a usable key the visitor gets the live site. */
  async function verdictOn(token: string): Promise<PreviewVerdict> {
    try {
      return verifyPreviewToken(token, await publicKeys(), new Date());
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'preview links cannot be checked: no keys');
      return { state: 'invalid' };
    }
  }

  return async (snapshot: Snapshot, token: string): Promise<OpenedLink> => {
    const verdict = await verdictOn(token);
    if (verdict.state === 'invalid') return { notice: 'preview-invalid' };
    if (verdict.state === 'expired' || wasEnded(snapshot.document, verdict.link))
      return { notice: 'preview-expired' };
    const linked = await buildFor(snapshot, verdict.link).catch((error: Error) => {
      log.warn({ remote: verdict.link.remote, reason: error.message }, 'preview cannot be shown');
      return undefined;
    });
    return linked ? { linked, expiresAt: verdict.link.expiresAt } : { notice: 'preview-invalid' };
  };
}

/** Whether the team's rights were taken away since. A link that does not say when it was made is older than that. */
function wasEnded({ endedLinks = {} }: RegistryDocument, { remote, sequence = 0 }: PreviewLink): boolean {
  return Object.entries(endedLinks).some(([prefix, since]) => isNamed([prefix], remote) && sequence < since);
}
