import type { PublishedRelease, RegistryDocument, Release } from '@plumbline/shared-schema/platform';
import type { ReleaseOrigin } from '@plumbline/shared-schema/platform-document';
import { readOrigin } from '../attestation/attestation';
import { integrityOf } from '../release/content-hash';
import { readStoredRelease } from '../store/stored-release';
import { openSignedDocument } from '../signing';
import type { ArtifactStore } from '../store/artifact-store';
import { baseOf } from '../release/build-address';

/** A published build; its files are served under `base`. Owner and commit in `release` are those of its attestation. */
export type LiveRelease = PublishedRelease & { base: string; release: Release; origin: ReleaseOrigin };

/** A build of the shell and its HTML as it was built. */
export type LiveHost = LiveRelease & { template: string };

/** A build of a remote that `percent` of the visitors get instead of the live one. */
export type CanaryRelease = { percent: number; build: LiveRelease };

/** One verified state of the site. */
export type Snapshot = {
  sequence: number;
  updatedAt: string;
  document: RegistryDocument;
  /** The document as it is stored, with its signatures. */
  signed: string;
  host: LiveHost;
  remotes: LiveRelease[];
  canaries: CanaryRelease[];
  /** Published, but switched off. */
  disabled: LiveRelease[];
  /** In the document, but left out because their build is gone or was changed. */
  broken: { name: string; reason: string }[];
};

/** `publicKeys`: PEM of every key that counts at the moment. */
export type SnapshotSource = { store: ArtifactStore; publicKeys: () => Promise<readonly string[]> };

/** Reads and verifies the state under a sequence number. Throws where there would be no site. */
export async function loadSnapshot(
  source: SnapshotSource,
  sequence: number,
  previous?: Snapshot,
): Promise<Snapshot> {
  const snapshot = await openSnapshot(source, await source.store.readDocument(sequence), previous);
  if (snapshot.sequence !== sequence)
    throw new Error(`document ${sequence} says it is number ${snapshot.sequence}`);
  return snapshot;
}

/**
 * Verifies a signed document and reads what it names: releases, template. Throws where there would be no site; a
 * remote whose build is unusable is left out instead, or taken from `previous` where that is the same build.
 */
export async function openSnapshot(
  { store, publicKeys }: SnapshotSource,
  signed: string,
  previous?: Snapshot,
): Promise<Snapshot> {
  const document = openSignedDocument(signed, await publicKeys());
  const entries = Object.entries(document.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  const hostEntry = entries.find(([, { kind }]) => kind === 'host');
  if (!hostEntry) throw new Error('no shell is published');

  const reader = { store, known: previous ? buildsOf(previous) : [] };
  const remoteEntries = entries.filter(([, { kind }]) => kind === 'remote');
  const host = await readHost(store, hostEntry[0], hostEntry[1].live);
  const enabled = remoteEntries.filter(([, entry]) => !entry.disabled);
  const switchedOff = remoteEntries.filter(([, entry]) => entry.disabled);
  const readEntry = ([name, { live }]: Entry) => readBuild(reader, name, live);
  const [remotes, disabled, canaries] = await Promise.all([
    readAll(enabled, readEntry),
    readAll(switchedOff, readEntry),
    readAll(enabled, (entry) => readCanary(reader, entry)),
  ]);
  return {
    sequence: document.sequence,
    updatedAt: document.updatedAt,
    document,
    signed,
    host,
    remotes: remotes.read,
    disabled: disabled.read,
    canaries: canaries.read.flat(),
    broken: [...remotes.broken, ...disabled.broken, ...canaries.broken],
  };
}

/** Every build that a snapshot names. */
export function buildsOf({ host, remotes, canaries, disabled }: Snapshot): LiveRelease[] {
  return [host, ...remotes, ...disabled, ...canaries.map(({ build }) => build)];
}

/** Builds whose attestation cannot be believed, and why. */
export function unattestedIn(snapshot: Snapshot): { name: string; reason: string }[] {
  return buildsOf(snapshot).flatMap(({ release, origin }) =>
    origin.state === 'unsound' ? [{ name: release.name, reason: origin.problem }] : [],
  );
}

/** A stored build under the version it goes by. Throws where it is gone, was changed, or could not be checked by a browser. */
export async function readLive(
  store: ArtifactStore,
  name: string,
  published: PublishedRelease,
): Promise<LiveRelease> {
  const { contentHash } = published;
  const release = await readStoredRelease(store, { name, contentHash });
  refuseUnlisted(release);
  const { origin, facts } = await readOrigin(store, { name, ...published });
  return { ...published, base: baseOf(name, contentHash), release: { ...release, ...facts }, origin };
}

type Entry = [name: string, entry: RegistryDocument['packages'][string]];
type Reader = { store: ArtifactStore; known: readonly LiveRelease[] };

async function readAll<Item>(
  entries: readonly Entry[],
  read: (entry: Entry) => Promise<Item>,
): Promise<{ read: Item[]; broken: Snapshot['broken'] }> {
  const results = await Promise.allSettled(entries.map(read));
  return {
    read: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    broken: results.flatMap((result, index) =>
      result.status === 'fulfilled'
        ? []
        : [{ name: entries[index]?.[0] ?? '', reason: (result.reason as Error).message }],
    ),
  };
}

async function readBuild(
  { store, known }: Reader,
  name: string,
  published: PublishedRelease,
): Promise<LiveRelease> {
  const same = known.find(
    ({ base, version, attestation, origin }) =>
      base === baseOf(name, published.contentHash) &&
      version === published.version &&
      attestation?.hash === published.attestation?.hash &&
      origin.state !== 'unsound',
  );
  return same ?? readLive(store, name, published);
}

async function readCanary(reader: Reader, [name, { canary }]: Entry): Promise<CanaryRelease[]> {
  if (!canary) return [];
  return [{ percent: canary.percent, build: await readBuild(reader, name, canary.release) }];
}

async function readHost(store: ArtifactStore, name: string, published: PublishedRelease): Promise<LiveHost> {
  const host = await readLive(store, name, published);
  return { ...host, template: await readTemplate(store, host) };
}

/** What a release asks the browser to load must be among its files: those alone have an integrity. */
function refuseUnlisted({ name, entry, files, exposes, provides }: Release): void {
  const listed = new Set(files.map(({ path }) => path));
  const asked = [
    entry,
    ...[...Object.values(exposes), ...Object.values(provides)].flatMap((part) => part.files),
  ];
  const unlisted = asked.find((file) => !listed.has(file));
  if (unlisted !== undefined) throw new Error(`${name} names ${unlisted}, for which it has no integrity`);
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
