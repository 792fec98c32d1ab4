import { scrubbed } from '@plumbline/shared-schema/scrub';
import type { TelemetryEvent } from '@plumbline/shared-schema/telemetry';
import { z } from 'zod';

/** More per call are dropped: a page that is blocked in a loop needs no more. */
const MOST = 10;
const text = z.string().max(4000);

const bodySchema = z.object({
  blockedURL: text.optional(),
  effectiveDirective: text.optional(),
  destination: text.optional(),
  sourceFile: text.nullish(),
  documentURL: text.optional(),
});

/** The Reporting API: `application/reports+json`. */
const reportSchema = z.object({ type: text, body: z.record(z.string(), z.unknown()).nullish() });

/** What browsers sent before that: `application/csp-report`. */
const olderSchema = z.object({
  'csp-report': z.object({
    'blocked-uri': text.optional(),
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'source-file': text.nullish(),
  }),
});

/** Body of `POST /telemetry/violations`, written by browsers. */
export const violationReportsSchema = z.union([z.array(reportSchema).max(100), olderSchema]);
type ViolationReports = z.infer<typeof violationReportsSchema>;

const PHASES = { 'csp-violation': 'csp-violation', 'integrity-violation': 'integrity-violation' } as const;
type Violation = { phase: keyof typeof PHASES; body: z.infer<typeof bodySchema> };

/**
 * What a policy of a page blocked, as errors of the remote whose script did it or was blocked. They never count as
 * failed views: nobody sees them, and whoever sends some must not end a canary.
 */
export function toEvents(reports: ViolationReports): TelemetryEvent[] {
  return violationsIn(reports)
    .filter(({ body }) => !isExtension(body.blockedURL) && !isExtension(body.sourceFile))
    .slice(0, MOST)
    .map(({ phase, body }) => ({
      kind: 'error',
      ...releaseOf(body),
      source: 'live',
      phase,
      message: scrubbed(
        `${body.effectiveDirective ?? body.destination ?? 'policy'} blocked ${nameOf(body.blockedURL)}`,
      ),
      isFirst: false,
    }));
}

function violationsIn(reports: ViolationReports): Violation[] {
  if (!Array.isArray(reports)) return [{ phase: 'csp-violation', body: ofOlder(reports['csp-report']) }];
  return reports.flatMap(({ type, body }) => {
    const phase = Object.values(PHASES).find((known) => known === type);
    const read = bodySchema.safeParse(body);
    return phase && read.success ? [{ phase, body: read.data }] : [];
  });
}

function ofOlder(report: z.infer<typeof olderSchema>['csp-report']): Violation['body'] {
  return {
    blockedURL: report['blocked-uri'],
    effectiveDirective: report['effective-directive'] ?? report['violated-directive']?.split(' ')[0],
    sourceFile: report['source-file'],
  };
}

/** `mf-jobs`, with the start of the build's content hash for its version: reports name no other. */
function releaseOf({ sourceFile, blockedURL }: Violation['body']): { remote: string; version: string } {
  for (const url of [sourceFile, blockedURL]) {
    const [, remote, hash] =
      /\/artifacts\/(shell|mf-[a-z][a-z0-9-]{0,40})\/([0-9a-f]{8})/.exec(url ?? '') ?? [];
    if (remote !== undefined && hash !== undefined) return { remote, version: `?+${hash}` };
  }
  return { remote: 'shell', version: '?' };
}

/** A URL without what may be secret in it; `inline`, `eval` and the like as they are. */
function nameOf(blocked = 'something'): string {
  if (!URL.canParse(blocked)) return blocked;
  const { protocol, host, pathname } = new URL(blocked);
  return host === '' ? protocol : `${protocol}//${host}${pathname}`;
}

function isExtension(url: string | null | undefined): boolean {
  return /^[a-z-]*-extension(:|$)/.test(url ?? '');
}
