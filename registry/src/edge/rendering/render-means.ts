import type { ArtifactRef } from '../../store/artifact-store';
import type { ArtifactFile } from '../artifact-files';
import { bootDocument } from '../boot-document';
import type { BootOptions } from '../boot-document';
import { isTrial, releaseSet } from '../site-view';
import type { SiteView } from '../site-view';
import type { LiveRelease } from '../snapshot';
import { sourceOfHalf } from './half-source';
import type { AskApi, RenderMeans } from './renderer-process';

/** The host's own half among those of its release. */
export const HOST = './host';
/** Sets with their means: a live one and some canaries. */
const MOST_MEANS = 8;

export type MeansOptions = BootOptions & {
  files: (ref: ArtifactRef, path: string) => Promise<ArtifactFile | undefined>;
  ask: AskApi;
};

/** Gives what renders the pages of a view: of published files, and the same for the same releases. */
export function createMeans({ files, ask, ...options }: MeansOptions): (view: SiteView) => RenderMeans {
  const known = new Map<string, RenderMeans>();

  /** The file as it was published, with the addresses of its pictures. */
  async function sourceOf(live: LiveRelease | undefined, expose: string): Promise<string | undefined> {
    const path = live?.release.server[expose];
    if (!live || path === undefined) return undefined;
    const { name } = live.release;
    const file = await files({ name, contentHash: live.contentHash }, path);
    return file && sourceOfHalf(file.identity, name, (options.assetsUrl ?? '') + live.base);
  }

  function newMeans(view: SiteView): RenderMeans {
    return {
      set: releaseSet(view),
      boot: bootDocument(view, options),
      hostSource: async () =>
        (await sourceOf(view.host, HOST)) ?? Promise.reject(new Error('no server half')),
      moduleSource: (remote, expose) =>
        sourceOf(
          view.remotes.find(({ release }) => release.name === remote),
          expose,
        ),
      ask,
    };
  }

  return (view) => {
    // The same releases, once live and once a canary, are told apart where they fail.
    const key = `${releaseSet(view)} ${isTrial(view)}`;
    const means = known.get(key) ?? newMeans(view);
    known.delete(key);
    known.set(key, means);
    const [oldest] = known.keys();
    if (known.size > MOST_MEANS && oldest !== undefined) known.delete(oldest);
    return means;
  };
}
