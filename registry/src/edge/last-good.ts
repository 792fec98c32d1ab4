import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentRef } from '@plumbline/shared-schema/signed-document';
import type { ArtifactStore } from '../store/artifact-store';
import { copyBuild } from '../store/copy-build';
import { documentFile, folderStore } from '../store/folder-store';
import { readNamed } from '../store/named-documents';
import type { Log } from './log';
import { buildsOf, openSnapshot } from './snapshot';
import type { LiveRelease, Snapshot, SnapshotSource } from './snapshot';

const DOCUMENT = 'document.json';
/** Marker file: the operator was alerted of the current outage. */
const OUTAGE = 'outage';
const RETRY_AFTER_MS = 60_000;

/** The edge's copy of the last good state: the signed document and its builds. */
export type LastGood = {
  /** The copied state, verified again; undefined without a valid one. */
  load: () => Promise<Snapshot | undefined>;
  /** Copies a state in the background, replacing the previous one. */
  keep: (snapshot: Snapshot) => void;
  /** Retries a failed copy, after a minute at the earliest. */
  keepMissing: () => void;
  /** Whether the operator was alerted of the current outage, by this process or an earlier one. */
  isOutageKnown: () => Promise<boolean>;
  /** Never rejects. */
  setOutageKnown: (isKnown: boolean) => Promise<void>;
  /** Breaks off a copy in progress, which the next start makes again. Resolves when there is none. */
  end: () => Promise<void>;
};

type Options = SnapshotSource & { folder: string; log: Log };

/** Keeps the copy in a folder. Failing to write it does not affect the site. */
export function lastGoodIn({ folder, store, publicKeys, log }: Options): LastGood {
  const copy = folderStore(folder);
  const document = path.join(folder, DOCUMENT);
  const outage = path.join(folder, OUTAGE);
  const ending = new AbortController();
  const from = until(ending.signal, store);
  let copying = Promise.resolve();
  let missing: { snapshot: Snapshot; since: number } | undefined;

  async function copyState(snapshot: Snapshot): Promise<void> {
    for (const build of buildsOf(snapshot)) await copyBuild({ from, to: copy }, build);
    await copyAttestations({ from, to: copy, folder }, buildsOf(snapshot));
    await mkdir(folder, { recursive: true });
    // Several processes may share the folder.
    const draft = `${document}.${process.pid}.draft`;
    await writeFile(draft, snapshot.signed);
    await rename(draft, document);
    await removeOthers(folder, buildsOf(snapshot));
  }

  function keep(snapshot: Snapshot): void {
    // An older state is not retried.
    missing = undefined;
    copying = copying
      .then(() => copyState(snapshot))
      .then(() => {
        missing = undefined;
      })
      .catch((error: Error) => {
        if (ending.signal.aborted) return;
        missing = { snapshot, since: Date.now() };
        log.warn({ reason: error.message }, 'the last good state could not be copied');
      });
  }

  return {
    async load() {
      const signed = await readFile(document, 'utf8').catch(() => undefined);
      if (signed === undefined) return undefined;
      return openSnapshot({ store: copy, publicKeys }, signed).catch((error: Error) => {
        log.warn({ reason: error.message }, 'the copy of the last good state cannot be used');
        return undefined;
      });
    },
    keep,
    keepMissing() {
      if (missing && Date.now() - missing.since >= RETRY_AFTER_MS) keep(missing.snapshot);
    },
    isOutageKnown: () =>
      stat(outage).then(
        () => true,
        () => false,
      ),
    async setOutageKnown(isKnown) {
      const change = isKnown ? writeFile(outage, '') : rm(outage, { force: true });
      await change.catch(() => undefined);
    },
    end: () => {
      ending.abort();
      return copying;
    },
  };
}

/** The store, whose files nobody waits for any more after the signal. */
function until(signal: AbortSignal, store: ArtifactStore): ArtifactStore {
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the process ends')), { once: true });
  });
  ended.catch(() => undefined);
  return { ...store, get: (ref, file) => Promise.race([store.get(ref, file), ended]) };
}

/** A store that falls back to the copy for builds it has lost. */
export function withCopy(store: ArtifactStore, folder: string, log: Log): ArtifactStore {
  const copy = folderStore(folder);
  const missed = new Set<string>();

  return {
    ...store,
    async get(ref, file) {
      const bytes = await store.get(ref, file).catch(() => undefined);
      const spare = bytes ? undefined : await copy.get(ref, file);
      if (spare && !missed.has(ref.contentHash)) {
        missed.add(ref.contentHash);
        log.warn({ ...ref, file }, 'build is gone from the store; served from the copy');
      }
      return bytes ?? spare;
    },
    attestations: {
      ...store.attestations,
      readDocument: (sequence) =>
        store.attestations.readDocument(sequence).catch(() => copy.attestations.readDocument(sequence)),
    },
    stamp: async (ref, file) =>
      (await store.stamp(ref, file).catch(() => undefined)) ?? copy.stamp(ref, file),
  };
}

type Copying = { from: ArtifactStore; to: ArtifactStore; folder: string };

/** Copies the attestations of builds, where they are genuine, in place of others under the same numbers. */
async function copyAttestations(
  { from, to, folder }: Copying,
  builds: readonly LiveRelease[],
): Promise<void> {
  const refs = builds.flatMap(({ attestation }) => attestation ?? []);
  const isGenuine = ({ attestations }: ArtifactStore, ref: DocumentRef) =>
    readNamed(attestations, ref, 'attestation').then(
      () => true,
      () => false,
    );
  const remove = (sequence: number) => rm(documentFile(folder, 'attestations', sequence), { force: true });
  for (const ref of refs) {
    if ((await isGenuine(to, ref)) || !(await isGenuine(from, ref))) continue;
    await remove(ref.sequence);
    await to.attestations.writeDocument(ref.sequence, await from.attestations.readDocument(ref.sequence));
  }
  const named = new Set(refs.map(({ sequence }) => sequence));
  for (const sequence of await to.attestations.sequences()) if (!named.has(sequence)) await remove(sequence);
}

async function removeOthers(folder: string, builds: readonly LiveRelease[]): Promise<void> {
  const kept = new Set(builds.map(({ release, contentHash }) => `${release.name}/${contentHash}`));
  const root = path.join(folder, 'artifacts');
  for (const name of await readdir(root)) {
    for (const contentHash of await readdir(path.join(root, name))) {
      if (!kept.has(`${name}/${contentHash}`))
        await rm(path.join(root, name, contentHash), { recursive: true, force: true });
    }
  }
}
