import type { BrowserContext } from '@playwright/test';

/** Problems that no assertion looks for: console errors, CSP reports, failed requests. */
export type Problems = {
  /** Watches every page of a context. */
  watch: (context: BrowserContext) => void;
  /** Ignores matching problems from now on. */
  allow: (pattern: RegExp) => void;
  /** Problems that were not allowed. */
  found: () => string[];
};

/** Leaving a page cancels its pending requests, which are no failures. */
const CANCELLED = /net::ERR_ABORTED/;

/** A report may get lost, but a refused one is a bug. */
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
