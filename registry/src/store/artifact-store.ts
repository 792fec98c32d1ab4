import { publishedReleaseSchema } from '@plumbline/shared-schema/platform';
import { z } from 'zod';
import { verdictSchema } from './verdict';

/** A published build: `artifacts/<name>/<contentHash>/`. */
export type ArtifactRef = { name: string; contentHash: string };

const changeSchema = z.object({
  name: z.string(),
  /** What was live before; null for a first release. */
  from: publishedReleaseSchema.nullable(),
  to: publishedReleaseSchema,
  /** Share of the visitors that the change is about, where it is not about all of them. */
  percent: z.number().optional(),
});

/** Changes of teams: what the operator alone does, here or over the network, in the log as the rest. */
export const TEAM_COMMANDS = [
  'invite',
  'member',
  'token',
  'end-token',
  'trust-ci',
  'rename-team',
  'remove-team',
  'revoke',
  'quota',
] as const;

const AUDITED = [
  'publish',
  'rollback',
  'disable',
  'enable',
  'canary',
  'stop-canary',
  'promote',
  'preview',
  'verdict',
  'gc',
  'rotate-key',
  'retire-key',
  'operator',
  'end-operator',
  'budget',
  ...TEAM_COMMANDS,
] as const;

/** A token, by its shown part, or the claims of a run, as its issuer signed them. */
const identityProofSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('token'), id: z.string() }),
  z.object({ kind: z.literal('ci'), issuer: z.string(), claims: z.record(z.string(), z.string()) }),
]);
export type IdentityProof = z.infer<typeof identityProofSchema>;

/** One line of the audit log: who changed what, when, from what to what, why. */
export const auditEntrySchema = z.object({
  at: z.iso.datetime(),
  who: z.string(),
  command: z.enum(AUDITED),
  sequence: z.number().int(),
  changes: z.array(changeSchema),
  /** Of a preview link: until when it works. */
  expiresAt: z.iso.datetime().optional(),
  /** The team that a change is about, or that `who` is a member of. */
  team: z.string().optional(),
  /** What a team or a remote may have from now on: `megabytes` kept, or KB of a budget. */
  limit: z.object({ of: z.string(), kind: z.string(), to: z.number() }).optional(),
  /** What came of mounting a build in a browser. */
  verdict: verdictSchema.optional(),
  /** How the service knew who that is. */
  proof: identityProofSchema.optional(),
  /** Builds that were deleted. */
  deleted: z.array(z.object({ name: z.string(), contentHash: z.string() })).optional(),
  reason: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Somebody else wrote this sequence number first: read again and decide again. */
export class SequenceTakenError extends Error {
  constructor(readonly sequence: number) {
    super(`registry document ${sequence} was written by somebody else`);
    this.name = 'SequenceTakenError';
  }
}

/**
 * Documents that are never changed: each change is a new one under the next sequence number. So one atomic
 * create-if-absent is all a storage must offer, earlier states stay available for recovery, and two writers cannot both
 * win.
 */
export type Documents = {
  /** Sequence numbers, highest first. */
  sequences: () => Promise<number[]>;
  readDocument: (sequence: number) => Promise<string>;
  /** Throws `SequenceTakenError` where the number is taken. */
  writeDocument: (sequence: number, text: string) => Promise<void>;
  /** A token that changes with every write, cheap enough to ask twice a second. */
  revision: () => Promise<string>;
};

/** Where builds and registry documents lie; of the latter the highest is the live one. */
export type ArtifactStore = Documents & {
  has: (ref: ArtifactRef) => Promise<boolean>;
  /** Stores a build whole or not at all; one that is already there stays as it is. */
  put: (ref: ArtifactRef, files: ReadonlyMap<string, Uint8Array>) => Promise<void>;
  get: (ref: ArtifactRef, path: string) => Promise<Buffer | undefined>;
  /** A token that changes when the stored bytes do; undefined where there is no such file. */
  stamp: (ref: ArtifactRef, path: string) => Promise<string | undefined>;
  /** Content hashes of all builds of a package. */
  list: (name: string) => Promise<string[]>;
  /** Bytes of all builds of a package, with the compressed copies. */
  weigh: (name: string) => Promise<number>;
  /** Names of all packages that have builds. */
  names: () => Promise<string[]>;
  /** Whether the build is there; from now on it counts as stored now, so that nothing deletes it meanwhile. */
  renew: (ref: ArtifactRef) => Promise<boolean>;
  /** When the build was last put here or renewed; undefined where there is none. */
  storedAt: (ref: ArtifactRef) => Promise<Date | undefined>;
  /** Deletes a build whole, unless it was put here or renewed after `since`; says whether it did. Only `gc` may decide to. */
  remove: (ref: ArtifactRef, since: Date) => Promise<boolean>;

  /** Who owns what, numbered by itself: the registry document names the one that holds. */
  owners: Documents;
  /** Who published what, one document a change; the registry document names those of what is live. */
  attestations: Documents;
  /** What the audit log held at the end of days. */
  heads: Documents;

  /**
   * Of any number who ask with the same mark on the same day one gets true. What is older than two days is forgotten.
   * Day: `2026-11-28`; mark: small letters and digits.
   */
  once: (day: string, mark: string) => Promise<boolean>;

  appendAudit: (entry: AuditEntry) => Promise<void>;
  /** Oldest first. */
  readAudit: () => Promise<AuditEntry[]>;
};
