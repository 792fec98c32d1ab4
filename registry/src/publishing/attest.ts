import { randomBytes } from 'node:crypto';
import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import type { TakenFrom } from '@plumbline/shared-schema/platform-document';
import type { Attestation } from '../attestation/attestation';
import type { SetMember } from '../gate/live-set';
import { teamOf } from '../owners/owners-document';
import { writeNamed } from '../store/named-documents';
import { readOwners } from './owners';
import type { PackageEntry, PublishedBuild } from './packages';
import { signatureOf } from './registry-context';
import type { RegistryContext } from './registry-context';

type Arrivals = { at: string; arrivals: readonly SetMember[]; from?: TakenFrom | undefined };
/** Names the attestation of a build, where it is one of those that arrive. */
export type Mark = (name: string, build: PublishedBuild) => PublishedBuild;

/** Writes down who brings these builds to the site, and how that was proven. */
export async function attest(
  context: RegistryContext,
  live: RegistryDocument,
  { at, arrivals, from }: Arrivals,
): Promise<Mark> {
  if (arrivals.length === 0) return (_name, build) => build;
  const owners = await readOwners(context.store, live);
  const attestation: Attestation = {
    at,
    ...signatureOf(context),
    salt: randomBytes(16).toString('hex'),
    ...(from && { from }),
    builds: arrivals.map(({ release, version, contentHash }) => {
      const { name, commit, builtAt, isDirty } = release;
      const team = teamOf(owners, name);
      const whose = team ? { owner: team.title, team: team.id } : { owner: release.owner };
      return { name, version, contentHash, commit, builtAt, isDirty, ...whose };
    }),
  };
  const ref = await writeNamed(context.store.attestations, attestation);
  const isArriving = (name: string, { version, contentHash }: PublishedBuild) =>
    attestation.builds.some(
      (one) => one.name === name && one.version === version && one.contentHash === contentHash,
    );
  return (name, build) =>
    !build.attestation && isArriving(name, build) ? { ...build, attestation: ref } : build;
}

/** What is live and on trial, with the attestations of what arrives. */
export function withAttestations(packages: RegistryDocument['packages'], mark: Mark) {
  return Object.fromEntries(
    Object.entries(packages).map(([name, { live, canary, ...rest }]): [string, PackageEntry] => [
      name,
      {
        ...rest,
        live: mark(name, live),
        ...(canary && { canary: { ...canary, release: mark(name, canary.release) } }),
      },
    ]),
  );
}
