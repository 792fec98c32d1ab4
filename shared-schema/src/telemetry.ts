import { z } from 'zod';

/**
 * What pages tell about themselves (`POST /telemetry`) and what is made of it (`GET /platform/figures`). Nothing
 * here names a person: no ids, no addresses, paths as patterns (`/jobs/:jobId`).
 */

/** Events of one call; more wait for the next. */
const TELEMETRY_BATCH = 50;

/** Where a release came from, for this visitor. */
export const RELEASE_SOURCES = ['live', 'canary', 'preview', 'override', 'dev'] as const;
export type ReleaseSource = (typeof RELEASE_SOURCES)[number];

/**
 * Where it failed: what the remote declares (`manifest`), the steps of loading, among them a file that is not the
 * published one (`sri-mismatch`) and a shared package in another version (`compat-reject`), `render`, or afterwards as
 * `uncaught` error or `rejection`. The violations are what a browser blocked by a policy of the page.
 */
export const TELEMETRY_PHASES = [
  'manifest',
  'integrity',
  'sri-mismatch',
  'compat-reject',
  'entry',
  'init',
  'chunk',
  'evaluate',
  'export',
  'texts',
  'render',
  'uncaught',
  'rejection',
  'csp-violation',
  'integrity-violation',
] as const;
export type TelemetryPhase = (typeof TELEMETRY_PHASES)[number];

/** Milliseconds, except CLS, which has no unit. `LONG_FRAME`: the longest animation frame of a page, from 50 ms on. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'LONG_FRAME'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** `mf-jobs`, or `shell`. */
const reporterSchema = z.string().regex(/^(shell|mf-[a-z][a-z0-9-]{0,40})$/);

const originShape = {
  remote: reporterSchema,
  /** Of a developer's own server its host, of a remote that names none `?`. */
  version: z.string().regex(/^[\w.+:?[\]-]{1,64}$/),
  source: z.enum(RELEASE_SOURCES),
  owner: z.string().max(80).optional(),
  /** Pattern of the page's path as a remote declares it. */
  path: z
    .string()
    .max(120)
    .regex(/^\/[\w\-/:*]*$/)
    .optional(),
  /** The release set of the page (`set` of the boot document). */
  set: z.string().max(64).optional(),
};

/** A page or slot of a remote was asked for, whatever came of it. */
const viewEventSchema = z.object({ kind: z.literal('view'), ...originShape });

const errorEventSchema = z.object({
  kind: z.literal('error'),
  ...originShape,
  phase: z.enum(TELEMETRY_PHASES),
  /** The one that the visitor was shown. */
  traceId: z.string().max(36).optional(),
  message: z.string().max(500).optional(),
  /** The first error of its view: views with errors are counted by it, so that a rate never exceeds 1. */
  isFirst: z.boolean().default(true),
});

const vitalEventSchema = z.object({
  kind: z.literal('vital'),
  ...originShape,
  vital: z.object({ name: z.enum(VITAL_NAMES), value: z.number().min(0).max(600_000) }),
});

const telemetryEventSchema = z.discriminatedUnion('kind', [
  viewEventSchema,
  errorEventSchema,
  vitalEventSchema,
]);
export type TelemetryEvent = z.infer<typeof telemetryEventSchema>;

/** Body of `POST /telemetry`; the answer is 202 without a body. */
export const telemetryBatchSchema = z.object({
  events: z.array(telemetryEventSchema).min(1).max(TELEMETRY_BATCH),
});

/** `GET /platform/figures`: the last hours, 1 to 336 (14 days). */
export const figuresQuerySchema = z.object({ hours: z.coerce.number().int().min(1).max(336).default(24) });
export type FiguresQuery = z.input<typeof figuresQuerySchema>;

const countsShape = {
  views: z.number().int(),
  /** Views with at least one error. */
  failedViews: z.number().int(),
  errors: z.number().int(),
};

/** One release as visitors met it. */
const releaseFiguresSchema = z.object({
  remote: z.string(),
  version: z.string(),
  source: z.enum(RELEASE_SOURCES),
  ...countsShape,
});
export type ReleaseFigures = z.infer<typeof releaseFiguresSchema>;

/** 75th percentile of a vital of one release; milliseconds, CLS without a unit. */
const vitalFiguresSchema = z.object({
  remote: z.string(),
  version: z.string(),
  source: z.enum(RELEASE_SOURCES),
  name: z.enum(VITAL_NAMES),
  count: z.number().int(),
  p75: z.number(),
});

export type VitalFigures = z.infer<typeof vitalFiguresSchema>;

const errorSampleSchema = z.object({
  at: z.iso.datetime(),
  remote: z.string(),
  version: z.string(),
  source: z.enum(RELEASE_SOURCES),
  phase: z.enum(TELEMETRY_PHASES),
  owner: z.string().nullable(),
  traceId: z.string().nullable(),
  message: z.string().nullable(),
  path: z.string().nullable(),
});
export type ErrorSample = z.infer<typeof errorSampleSchema>;

/** `step`: minutes that one entry of `series` covers; entries without anything are left out. Instants in UTC. */
export const platformFiguresSchema = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  step: z.number().int(),
  /** Of the last hour, by release. */
  lastHour: z.array(releaseFiguresSchema),
  /** Of the whole range, by remote. */
  vitals: z.array(vitalFiguresSchema),
  series: z.array(
    z.object({
      at: z.iso.datetime(),
      remote: z.string(),
      ...countsShape,
      vitals: z.array(vitalFiguresSchema.pick({ name: true, count: true, p75: true })),
    }),
  ),
  /** The newest first. */
  samples: z.array(errorSampleSchema),
});
export type PlatformFigures = z.infer<typeof platformFiguresSchema>;

export const platformFiguresAnswerSchema = z.object({
  success: z.literal(true),
  data: platformFiguresSchema,
});

/** `GET /platform/canaries?remote=mf-jobs&version=1.2.0&since=…`: what the guard compares. */
export const canaryQuerySchema = z.object({
  remote: reporterSchema,
  version: originShape.version,
  since: z.iso.datetime(),
});
export type CanaryQuery = z.infer<typeof canaryQuerySchema>;

const outcomeCountsSchema = z.object({ views: z.number().int(), failedViews: z.number().int() });
export type OutcomeCounts = z.infer<typeof outcomeCountsSchema>;

/** `canary` and `live` since the canary began; `before`: live in the day before that. */
const canaryFiguresSchema = z.object({
  canary: outcomeCountsSchema,
  live: outcomeCountsSchema,
  before: outcomeCountsSchema,
});
export type CanaryFigures = z.infer<typeof canaryFiguresSchema>;

export const canaryFiguresAnswerSchema = z.object({ success: z.literal(true), data: canaryFiguresSchema });
