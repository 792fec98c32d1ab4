import { z } from 'zod';
import { raisedBudgetsSchema } from '@plumbline/shared-schema/budgets';
import {
  bootDocumentSchema,
  bootRemoteSchema,
  publishedReleaseSchema,
} from '@plumbline/shared-schema/platform';

/** What a proof stands behind: the rest of an origin somebody only said. */
const PROVABLE = ['publisher', 'owner', 'commit'] as const;

/** Who brought a release to a site, and what of it is proven. */
const attestedSchema = z.object({
  state: z.literal('attested'),
  at: z.iso.datetime(),
  who: z.string(),
  /** Of which `who` is a member. */
  team: z.string().nullable(),
  /** By a run of a CI, a token of the registry, or the signing key alone. */
  by: z.enum(['ci', 'token', 'key']),
  /** Of a run, as its issuer signed it. */
  run: z
    .object({
      issuer: z.string(),
      repository: z.string().nullable(),
      ref: z.string().nullable(),
      commit: z.string().nullable(),
      workflow: z.string().nullable(),
      id: z.string().nullable(),
      actor: z.string().nullable(),
    })
    .nullable(),
  proven: z.array(z.enum(PROVABLE)),
});

/** The site from which a release was taken, and how it came there; null where that site did not tell. */
export const takenFromSchema = z.object({
  site: z.url(),
  /** Number of its registry document then. */
  sequence: z.number().int(),
  origin: attestedSchema.nullable(),
});
export type TakenFrom = z.infer<typeof takenFromSchema>;

/** How a release came to the site: as its attestation says, as the build says of itself, or not to be known. */
const releaseOriginSchema = z.discriminatedUnion('state', [
  attestedSchema.extend({
    /** As whoever published it here said. */
    from: takenFromSchema.optional(),
  }),
  z.object({ state: z.literal('declared') }),
  z.object({ state: z.literal('unsound'), problem: z.string() }),
]);
export type ReleaseOrigin = z.infer<typeof releaseOriginSchema>;

/** A build as `/platform.json` shows it. */
const runningReleaseSchema = z.object({
  name: z.string(),
  version: z.string(),
  owner: z.string(),
  /** Where this visitor gets it from. */
  source: bootRemoteSchema.shape.source,
  /** Null, like the two below, where a developer's own server provides it. */
  commit: z.string().nullable(),
  builtAt: z.iso.datetime().nullable(),
  /** Built from files that were not committed. */
  isDirty: z.boolean().default(false),
  contentHash: z.string().nullable(),
  /** What the registry says is live; null where it is not published. */
  live: publishedReleaseSchema.nullable(),
  /** The release that a part of the visitors gets instead. */
  canary: publishedReleaseSchema.extend({ percent: z.number(), startedAt: z.iso.datetime() }).nullable(),
  /** What it may weigh, where that is more than the others may. */
  budgets: raisedBudgetsSchema.nullable().default(null),
  /** Null where a developer's own server provides it, and for who may not inspect the platform. */
  origin: releaseOriginSchema.nullable().default(null),
});
export type RunningRelease = z.infer<typeof runningReleaseSchema>;

/**
 * A page that went out for the browser to render, and why; `path`: its pattern; `remote`: whose code or file it was, if
 * that is known.
 */
const notRenderedSchema = z.object({
  path: z.string(),
  reason: z.string(),
  remote: z.string().optional(),
  version: z.string().optional(),
  at: z.iso.datetime(),
});

/** `GET /platform.json`: which version of what this visitor gets, and what the registry says. */
export const platformDocumentSchema = z.object({
  sequence: z.number().int(),
  updatedAt: z.iso.datetime(),
  /** As in the boot document of a page loaded now. */
  set: z.string(),
  shell: runningReleaseSchema,
  remotes: z.array(runningReleaseSchema),
  /** Published, but switched off. */
  disabled: z.array(runningReleaseSchema),
  link: bootDocumentSchema.shape.link,
  /** The latest ones; null where pages are not rendered outside browsers, and for who may not inspect the platform. */
  notRendered: z.array(notRenderedSchema).nullable().default(null),
  /** How many pages went out for the browser to render because no renderer was free, or a network asked for too many; null as above. */
  notTried: z.number().int().nullable().default(null),
});
export type PlatformDocument = z.infer<typeof platformDocumentSchema>;

/** A file of titles and menu labels in one language: remote → locale key → text. */
export const labelFileSchema = z.record(z.string(), z.record(z.string(), z.string()));
export type LabelFile = z.infer<typeof labelFileSchema>;
