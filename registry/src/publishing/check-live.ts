import type { Release } from '@plumbline/shared-schema/platform';
import { readOrigin } from '../attestation/attestation';
import { integrityOf } from '../release/content-hash';
import type { Refusal } from '../release/refusal';
import type { ArtifactStore } from '../store/artifact-store';
import { refuse } from './candidates';
import { checkHalves } from './check-halves';
import type { HalfBuild } from './check-halves';
import type { PublishedBuild } from './packages';
import { readMember } from '../gate/proposed-set';
import { readLive } from './registry-context';
import type { RegistryContext } from './registry-context';

export type CheckedLive = { sequence: number; packages: (PublishedBuild & { name: string })[] };

/**
 * Proves what is live: the document's signature by a trusted public key, and every byte of every live release and
 * canary; who published it; and that the public pages of what is live can be rendered. Throws where the document is not genuine, and
 * `RefusedError` with each file that was changed and each page that cannot.
 */
export async function checkLive(context: RegistryContext): Promise<CheckedLive> {
  const { sequence, packages } = await readLive(context);
  const published = Object.entries(packages).flatMap(([name, { live, canary }]) =>
    [live, ...(canary ? [canary.release] : [])].map((release) => ({ name, ...release })),
  );
  const found = await Promise.all(published.map((release) => changedFiles(context.store, release)));
  const origins = await Promise.all(published.map((release) => originFindings(context.store, release)));
  refuse([...found, ...origins].flat());
  const live = Object.entries(packages).map(([name, { live: release }]) =>
    halfOf(context.store, { name, ...release }),
  );
  refuse(await checkHalves(await Promise.all(live)));
  return { sequence, packages: published };
}

async function halfOf(
  store: ArtifactStore,
  published: PublishedBuild & { name: string },
): Promise<HalfBuild> {
  const member = await readMember(store, published);
  return { ...member, read: (path) => store.get(published, path) };
}

async function changedFiles(
  store: ArtifactStore,
  published: PublishedBuild & { name: string },
): Promise<Refusal[]> {
  const refuseFile = (where: string, problem: string): Refusal => ({
    rule: 'stored',
    package: published.name,
    version: published.version,
    where,
    problem,
    wayOut: `rollback ${published.name}, or remove its folder from the store and publish the same build again`,
  });
  const release = await readMember(store, published).then(
    (member) => member.release,
    (error: Error) => error,
  );
  if (release instanceof Error) return [refuseFile('release.json', release.message)];
  const files = await Promise.all(release.files.map((file) => isIntact(store, { published, file })));
  return release.files
    .filter((_file, index) => files[index] === false)
    .map(({ path }) => refuseFile(path, 'is gone from the store, or was changed after publishing'));
}

/** That a build is attested wrongly; none is attested that was published before there were attestations. */
async function originFindings(
  store: ArtifactStore,
  published: PublishedBuild & { name: string },
): Promise<Refusal[]> {
  const { origin } = await readOrigin(store, published);
  if (origin.state !== 'unsound') return [];
  return [
    {
      rule: 'attestation',
      package: published.name,
      version: published.version,
      where: `attestations/${published.attestation?.sequence}`,
      problem: `cannot be believed: ${origin.problem}`,
      wayOut: 'bring that document back from a backup, or publish another build',
    },
  ];
}

type StoredFile = { published: PublishedBuild & { name: string }; file: Release['files'][number] };

async function isIntact(store: ArtifactStore, { published, file }: StoredFile): Promise<boolean> {
  const bytes = await store.get(published, file.path);
  return bytes !== undefined && integrityOf(bytes) === file.integrity;
}
