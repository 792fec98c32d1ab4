import type { RegistryDocument, Release } from '@plumbline/shared-schema/platform';
import { integrityOf } from '../release/content-hash';
import { readStoredRelease } from '../release/stored-release';
import { openSignedDocument } from '../signing';
import type { ArtifactStore } from '../store/artifact-store';

/** A live build; its files are served under `base`. */
export type LiveRelease = { version: string; contentHash: string; base: string; release: Release };

/** One verified state of the site. */
export type Snapshot = {
  sequence: number;
  updatedAt: string;
  host: LiveRelease;
  /** The host's HTML as it was built. */
  template: string;
  remotes: LiveRelease[];
  /** Live by the document, but left out because their build is gone or was changed. */
  broken: { name: string; reason: string }[];
};

export type SnapshotSource = { store: ArtifactStore; publicKeys: readonly string[] };

/** Where the edge serves a build. */
export function baseOf(name: string, contentHash: string): string {
  return `/artifacts/${name}/${contentHash}/`;
}

/**
 * Reads and verifies the state under a sequence number: signature, releases, template. Throws where there would be no
 * site; a remote whose build is unusable is left out instead, or taken from `previous` where that is the same build.
 */
export async function loadSnapshot(
  source: SnapshotSource,
  sequence: number,
  previous?: Snapshot,
): Promise<Snapshot> {
  const document = openSignedDocument(await source.store.readDocument(sequence), source.publicKeys);
  if (document.sequence !== sequence)
    throw new Error(`document ${sequence} says it is number ${document.sequence}`);
  const entries = Object.entries(document.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  const hostEntry = entries.find(([, { kind }]) => kind === 'host');
  if (!hostEntry) throw new Error('no shell is published');

  const host = await readLive(source.store, hostEntry);
  const enabled = entries.filter(([, { kind, disabled }]) => kind === 'remote' && !disabled);
  const read = await Promise.all(enabled.map((entry) => readRemote(source.store, entry, previous)));
  return {
    sequence,
    updatedAt: document.updatedAt,
    host,
    template: await readTemplate(source.store, host),
    remotes: read.flatMap((result) => ('release' in result ? result : [])),
    broken: read.flatMap((result) => ('release' in result ? [] : result)),
  };
}

type Entry = [name: string, entry: RegistryDocument['packages'][string]];

async function readLive(store: ArtifactStore, [name, { live }]: Entry): Promise<LiveRelease> {
  const release = await readStoredRelease(store, { name, contentHash: live.contentHash });
  return { ...live, base: baseOf(name, live.contentHash), release };
}

async function readRemote(store: ArtifactStore, entry: Entry, previous: Snapshot | undefined) {
  const [name, { live }] = entry;
  const known = previous?.remotes.find(({ base }) => base === baseOf(name, live.contentHash));
  if (known) return { ...known, version: live.version };
  return readLive(store, entry).catch((error: Error) => ({ name, reason: error.message }));
}

async function readTemplate(store: ArtifactStore, { release, contentHash }: LiveRelease): Promise<string> {
  const bytes = await store.get({ name: release.name, contentHash }, release.entry);
  const listed = release.files.find(({ path }) => path === release.entry);
  if (!bytes || integrityOf(bytes) !== listed?.integrity) {
    throw new Error(
      `${release.name}/${contentHash}/${release.entry} is gone or was changed after publishing`,
    );
  }
  return bytes.toString('utf8');
}
