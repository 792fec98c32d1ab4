import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import type { ContractAnswer } from '@plumbline/shared-schema/remote-contract';
import { contractOf, NoContractError } from '../contract/contract-of';
import { contentHashOf } from '../release/content-hash';
import { RELEASE_FILE } from '../release/read-release';
import { openSignedDocument } from '../signing';
import type { ArtifactRef, ArtifactStore } from '../store/artifact-store';
import { sendAbsent, sendFile } from './answer';
import type { ArtifactFile, artifactFiles } from './artifact-files';
import type { LiveSnapshot } from './live-snapshot';
import { OPEN } from './open-route';

type Source = {
  store: ArtifactStore;
  publicKeys: () => Promise<readonly string[]>;
  files: ReturnType<typeof artifactFiles>;
  live: LiveSnapshot;
};

/** Contracts of so many registry documents are kept ready. */
const MOST_KEPT = 8;
const OLDER = /^(\d{1,9})\.json$/;
/** Within the limits of calls, since each number is another contract to make. */
const LIMITED = { config: { access: 'public' } as const, schema: { hide: true } };

/**
 * `/platform/contract.json`: what a remote in a repository of its own is built against; `/platform/contracts/<n>.json`:
 * the same as of an earlier registry document, for repositories that lock it; `/platform/kit.tgz`: the package to install.
 */
export function serveContract(app: FastifyInstance, { store, publicKeys, files, live }: Source): void {
  const kept = new Map<number, Promise<ArtifactFile>>();

  /** Made once for each document. */
  function answerOf(sequence: number, signed: () => Promise<string>): Promise<ArtifactFile> {
    const known = kept.get(sequence);
    if (known) return known;
    const made = signed().then(async (text) => packed(await contractAnswer(store, text, await publicKeys())));
    made.catch(() => kept.delete(sequence));
    kept.set(sequence, made);
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
    return made;
  }

  app.get('/platform/contract.json', OPEN, async (request, reply) => {
    const snapshot = await live();
    if (!snapshot) return sendAbsent(reply);
    const file = await answerOf(snapshot.sequence, () => Promise.resolve(snapshot.signed)).catch(
      absentWithoutContract,
    );
    if (!file) return sendAbsent(reply);
    return sendFile(request, reply, { ...file, path: 'contract.json', caching: 'no-cache' });
  });

  app.get<{ Params: { file: string } }>('/platform/contracts/:file', LIMITED, async (request, reply) => {
    const [, number] = OLDER.exec(request.params.file) ?? [];
    const sequence = Number(number);
    const isThere = number !== undefined && (await store.sequences()).includes(sequence);
    if (!isThere) return sendAbsent(reply);
    // A build may be gone, or the key that signed it retired.
    const file = await answerOf(sequence, () => store.readDocument(sequence)).catch(() => undefined);
    if (!file) return sendAbsent(reply);
    return sendFile(request, reply, { ...file, path: 'contract.json', caching: 'no-cache' });
  });

  app.get('/platform/kit.tgz', OPEN, async (request, reply) => {
    const host = (await live())?.host;
    const archive = host?.release.offers?.kit.archive;
    const found =
      host && archive !== undefined
        ? await files({ name: host.release.name, contentHash: host.contentHash }, archive)
        : undefined;
    if (!found) return sendAbsent(reply);
    return sendFile(request, reply, { ...found, path: 'kit.tgz', caching: 'no-cache' });
  });
}

/** A shell without a kit is no failure. */
function absentWithoutContract(error: unknown): undefined {
  if (!(error instanceof NoContractError)) throw error;
}

async function contractAnswer(
  store: ArtifactStore,
  signed: string,
  publicKeys: readonly string[],
): Promise<ContractAnswer> {
  const document = openSignedDocument(signed, publicKeys);
  const releases = await rawReleases(store, document);
  return {
    contract: contractOf(document, releases),
    proof: { registry: JSON.parse(signed) as unknown, releases },
  };
}

/** The releases that can be read and are unchanged. */
async function rawReleases(
  store: ArtifactStore,
  { packages }: RegistryDocument,
): Promise<Record<string, unknown>> {
  const read = Object.entries(packages).map(async ([name, { live }]) => [
    name,
    await readRaw(store, { name, contentHash: live.contentHash }).catch(() => undefined),
  ]);
  return Object.fromEntries(await Promise.all(read)) as Record<string, unknown>;
}

async function readRaw(store: ArtifactStore, ref: ArtifactRef): Promise<unknown> {
  const raw = JSON.parse(String(await store.get(ref, RELEASE_FILE))) as unknown;
  return contentHashOf(raw) === ref.contentHash ? raw : undefined;
}

async function packed(answer: ContractAnswer): Promise<ArtifactFile> {
  const identity = Buffer.from(JSON.stringify(answer));
  return { identity, gzip: await promisify(gzip)(identity, { level: 9 }) };
}
