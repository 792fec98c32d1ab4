import type { BrowserContext } from '@playwright/test';

/** What goes wrong in the browser without anybody looking: console errors, CSP reports, failed requests. */
export type Problems = {
  /** Watches every page of a context. */
  watch: (context: BrowserContext) => void;
  /** From now on problems that match are part of the test. */
  allow: (pattern: RegExp) => void;
  /** The problems nobody allowed. */
  found: () => string[];
};

/** A page that is left cancels what it was loading; that is no failure. */
const CANCELLED = /net::ERR_ABORTED/;

/** A report that does not get through is nobody's loss; one that is refused is a mistake of ours. */
const LOST_REPORT = /^(?!answer: 4|.*status of 4).*\/api\/v1\/telemetry/;

/** Collects problems of all contexts of a test. */
export function collectProblems(): Problems {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  return {
    watch(context) {
      context.on('console', (message) => {
        if (message.type() === 'error')
          problems.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => problems.push(`thrown: ${String(error.error().stack)}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        if (!CANCELLED.test(reason)) problems.push(`request: ${request.url()} ${reason}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) problems.push(`answer: ${String(response.status())} ${response.url()}`);
      });
    },
    allow: (pattern) => allowed.push(pattern),
    found: () =>
      problems.filter(
        (problem) => !LOST_REPORT.test(problem) && !allowed.some((pattern) => pattern.test(problem)),
      ),
  };
}
