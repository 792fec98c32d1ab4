import { RELEASE_FILE } from '../release/read-release';
import type { ArtifactRef, ArtifactStore, Documents } from './artifact-store';

type LiveSite = {
  /** Address without a path. */
  origin: string;
  sequence: number;
  /** The signed registry document of that number. */
  registry: string;
};

const refuse = () => Promise.reject(new Error('a site can only be read'));

const NO_DOCUMENTS: Documents = {
  sequences: () => Promise.resolve([]),
  readDocument: refuse,
  writeDocument: refuse,
  revision: () => Promise.resolve('empty'),
};

/** What is live on a site, as a store that can only be read: its newest document, and the builds it serves. */
export function siteStore({ origin, sequence, registry }: LiveSite): ArtifactStore {
  async function get({ name, contentHash }: ArtifactRef, path: string): Promise<Buffer | undefined> {
    const url = `${origin}/artifacts/${name}/${contentHash}/${path}`;
    const answer = await fetch(url);
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }
  return {
    // Nor who owns what: members are named there.
    owners: NO_DOCUMENTS,
    attestations: NO_DOCUMENTS,
    heads: NO_DOCUMENTS,
    get,
    has: async (ref) => (await get(ref, RELEASE_FILE)) !== undefined,
    sequences: () => Promise.resolve([sequence]),
    readDocument: () => Promise.resolve(registry),
    revision: () => Promise.resolve(String(sequence)),
    // Nobody outside reads who did what.
    readAudit: () => Promise.resolve([]),
    stamp: () => Promise.resolve(undefined),
    storedAt: () => Promise.resolve(undefined),
    list: () => Promise.resolve([]),
    weigh: () => Promise.resolve(0),
    names: () => Promise.resolve([]),
    once: refuse,
    put: refuse,
    renew: refuse,
    remove: refuse,
    writeDocument: refuse,
    appendAudit: refuse,
  };
}
