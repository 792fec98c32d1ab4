import { stat } from 'node:fs/promises';
import { readMember } from '../gate/proposed-set';
import type { Candidate } from '../gate/proposed-set';
import { candidateOf, readSound, upload } from './candidates';
import type { PublishOptions } from './candidates';
import type { PublishedBuild } from './packages';
import type { RegistryContext } from './registry-context';

/** A build that is in the store, and as what it is published. */
type FoundBuild = { published: PublishedBuild; member: Candidate };

/**
 * The build of a package that is meant by a built folder, which is checked and stored, or by a version (or the start of
 * a content hash) that was published before.
 */
export async function findBuild(
  context: RegistryContext,
  { name, build, isNumbered }: { name: string; build: string } & PublishOptions,
): Promise<FoundBuild> {
  const isFolder = await stat(build).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder
    ? storeBuild(context, { name, folder: build, isNumbered })
    : findPublished(context, { name, build });
}

/** Checks a built folder on its own and puts it into the store. It does not become live. */
async function storeBuild(
  context: RegistryContext,
  { name, folder, isNumbered }: { name: string; folder: string } & PublishOptions,
): Promise<FoundBuild> {
  const builds = await readSound([folder], context);
  for (const { release } of builds) {
    if (release.name !== name) throw new Error(`${folder} is a build of ${release.name}, not of ${name}`);
  }
  await upload(context, builds);
  const [member] = builds.map((built) => candidateOf(built, { isNumbered }));
  if (!member) throw new Error(`${folder} holds no build`);
  return { published: { version: member.version, contentHash: member.contentHash }, member };
}

async function findPublished(
  { store }: RegistryContext,
  { name, build }: { name: string; build: string },
): Promise<FoundBuild> {
  const changes = (await store.readAudit()).flatMap((entry) => entry.changes).reverse();
  const known = changes.find(
    ({ name: other, to }) =>
      other === name && (to.version === build || (build.length >= 8 && to.contentHash.startsWith(build))),
  );
  if (known && (await store.renew({ name, contentHash: known.to.contentHash })))
    return { published: known.to, member: await readMember(store, { name, ...known.to }) };
  throw new Error(
    known
      ? `${name} ${build} was published before, but its build is no longer kept (gc): build it again`
      : `${build} is neither a built folder nor a version of ${name} that was published before ("log ${name}" lists them)`,
  );
}
