import { releaseSchema } from '@plumbline/shared-schema/platform';
import type { PublishedRelease } from '@plumbline/shared-schema/platform';
import { takenFromSchema } from '@plumbline/shared-schema/platform-document';
import type { ReleaseOrigin } from '@plumbline/shared-schema/platform-document';
import { z } from 'zod';
import { auditEntrySchema } from '../store/artifact-store';
import type { ArtifactStore, IdentityProof } from '../store/artifact-store';
import { readNamed } from '../store/named-documents';

/** A build as it was when it came to the site: its address says nothing of owner and commit. */
const attestedBuildSchema = releaseSchema
  .pick({ name: true, version: true, owner: true, commit: true, builtAt: true, isDirty: true })
  .extend({
    contentHash: z.string(),
    /** The team that owned it then, which `owner` is the title of; absent: the build says whose it is. */
    team: z.string().optional(),
  });
type AttestedBuild = z.infer<typeof attestedBuildSchema>;

/** Who brought builds to the site, and how that was proven. */
export const attestationSchema = auditEntrySchema
  .pick({ at: true, who: true, team: true, proof: true })
  .extend({
    /** Random: the hash of this document is public, and what it says is not to be guessed by it. */
    salt: z.string(),
    /** The site that they were taken from. */
    from: takenFromSchema.optional(),
    builds: z.array(attestedBuildSchema),
  });
export type Attestation = z.infer<typeof attestationSchema>;

/** `facts`: what holds in place of what the build says of itself. */
type AttestedOrigin = {
  origin: ReleaseOrigin;
  facts: Partial<Pick<AttestedBuild, 'owner' | 'commit' | 'builtAt' | 'isDirty'>>;
};

/**
 * Where a published build comes from. An attestation that is gone, was changed or is about other builds says nothing:
 * the build itself is proven by its hash, so it is shown, and what is wrong.
 */
export async function readOrigin(
  store: Pick<ArtifactStore, 'attestations'>,
  build: PublishedRelease & { name: string },
): Promise<AttestedOrigin> {
  if (!build.attestation) return { origin: { state: 'declared' }, facts: {} };
  try {
    return await attestedOrigin(store, { ...build, attestation: build.attestation });
  } catch (error) {
    return { origin: { state: 'unsound', problem: (error as Error).message }, facts: {} };
  }
}

async function attestedOrigin(
  { attestations }: Pick<ArtifactStore, 'attestations'>,
  { name, version, contentHash, attestation: ref }: Required<PublishedRelease> & { name: string },
): Promise<AttestedOrigin> {
  const attestation = attestationSchema.parse(await readNamed(attestations, ref, 'attestation'));
  const build = attestation.builds.find(
    (one) => one.name === name && one.version === version && one.contentHash === contentHash,
  );
  if (!build) throw new Error(`attestation ${ref.sequence} is not about ${name} ${version}`);
  const { owner, commit, builtAt, isDirty } = build;
  return { origin: originIn(attestation, build), facts: { owner, commit, builtAt, isDirty } };
}

function originIn({ at, who, team, proof, from }: Attestation, build: AttestedBuild): ReleaseOrigin {
  const run = runOf(proof);
  const isCommitProven = !build.isDirty && run?.commit === build.commit;
  return {
    state: 'attested',
    at,
    who,
    team: team ?? null,
    by: proof?.kind ?? 'key',
    run,
    ...(from && { from }),
    proven: [
      ...(proof ? (['publisher'] as const) : []),
      ...(build.team === undefined ? [] : (['owner'] as const)),
      ...(isCommitProven ? (['commit'] as const) : []),
    ],
  };
}

/** The claims of a run under one name each: issuers differ. */
function runOf(proof: IdentityProof | undefined) {
  if (proof?.kind !== 'ci') return null;
  const claim = (...names: string[]) => names.flatMap((name) => proof.claims[name] ?? [])[0] ?? null;
  return {
    issuer: proof.issuer,
    repository: claim('repository', 'project_path'),
    ref: claim('ref'),
    commit: claim('sha'),
    workflow: claim('workflow_ref', 'job_workflow_ref', 'ci_config_ref_uri'),
    id: claim('run_id', 'pipeline_id'),
    actor: claim('actor', 'user_login'),
  };
}
