import { SequenceTakenError } from './artifact-store';
import type { ArtifactRef, ArtifactStore, Documents } from './artifact-store';
import { copyBuild, filesOf } from './copy-build';
import { readStoredRelease } from './stored-release';

export type StoreCopy = {
  builds: number;
  documents: number;
  entries: number;
  /** Builds that cannot be copied, and why: half written, or changed after publishing. */
  leftOut: { ref: ArtifactRef; why: string }[];
};

/**
 * Copies a registry into another: builds, teams and attestations, then the documents that name them, then the audit log. What is there stays, so
 * a second call does what is left. Every build is proven against its release on both sides. Throws where the other
 * registry went a way of its own.
 */
export async function copyStore(from: ArtifactStore, to: ArtifactStore): Promise<StoreCopy> {
  const { builds, leftOut } = await copyBuilds(from, to);
  await copyDocuments(from.owners, to.owners);
  await copyDocuments(from.attestations, to.attestations);
  await copyDocuments(from.heads, to.heads);
  return {
    builds,
    leftOut,
    documents: await copyDocuments(from, to),
    entries: await copyAudit(from, to),
  };
}

async function copyBuilds(
  from: ArtifactStore,
  to: ArtifactStore,
): Promise<Pick<StoreCopy, 'builds' | 'leftOut'>> {
  const names = await from.names();
  const lists = await Promise.all(
    names.map(async (name) => (await from.list(name)).map((contentHash) => ({ name, contentHash }))),
  );
  const leftOut: StoreCopy['leftOut'] = [];
  let builds = 0;
  for (const ref of lists.flat()) {
    try {
      const build = { release: await readStoredRelease(from, ref), contentHash: ref.contentHash };
      if (await copyBuild({ from, to }, build)) builds += 1;
      await filesOf(to, build);
    } catch (error) {
      leftOut.push({ ref, why: (error as Error).message });
    }
  }
  return { builds, leftOut };
}

async function copyDocuments(from: Documents, to: Documents): Promise<number> {
  const present = new Set(await to.sequences());
  let documents = 0;
  // The oldest first: whoever follows the other registry sees them in the order in which they were published.
  for (const sequence of (await from.sequences()).reverse()) {
    const text = await from.readDocument(sequence);
    if (!present.has(sequence)) {
      await to.writeDocument(sequence, text);
      documents += 1;
    }
    if ((await to.readDocument(sequence)) !== text) throw new SequenceTakenError(sequence);
  }
  return documents;
}

async function copyAudit(from: ArtifactStore, to: ArtifactStore): Promise<number> {
  const present = new Set((await to.readAudit()).map((entry) => JSON.stringify(entry)));
  const missing = (await from.readAudit()).filter((entry) => !present.has(JSON.stringify(entry)));
  for (const entry of missing) await to.appendAudit(entry);
  return missing.length;
}
