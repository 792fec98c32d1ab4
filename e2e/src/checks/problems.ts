import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';

/** Problems that no assertion looks for: console errors, CSP reports, failed requests. */
export type Problems = {
  /** Watches every page of a context, until the function it returns is called. */
  watch: (context: BrowserContext) => () => void;
  /** Ignores matching problems from now on. */
  allow: (pattern: RegExp) => void;
  /** Problems that were not allowed. */
  found: () => string[];
};

/** Leaving a page cancels its pending requests, which are no failures. */
const CANCELLED = /net::ERR_ABORTED/;

/** What the shell reports where HTML that came with the page was not what it renders. */
const MISMATCH = 'HTML taken over with a mismatch';

/** A report may get lost, but a refused one is a bug. */
const LOST_REPORT = /^(?!answer: 4|.*status of 4).*\/api\/v1\/telemetry/;

/** Collects problems of all contexts of a test. */
export function collectProblems(): Problems {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  return {
    watch(context) {
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error')
          problems.push(`console: ${message.text()} (${message.location().url})`);
      };
      const onThrown = (error: WebError) => problems.push(`thrown: ${String(error.error().stack)}`);
      // Also on the console; a page that is left at once may have had no time for either.
      const onRequest = (request: Request) => {
        if (request.postData()?.includes(MISMATCH)) problems.push(`mismatch: ${request.postData() ?? ''}`);
      };
      const onFailed = (request: Request) => {
        const reason = request.failure()?.errorText ?? '';
        if (!CANCELLED.test(reason)) problems.push(`request: ${request.url()} ${reason}`);
      };
      const onAnswer = (response: Response) => {
        if (response.status() >= 400) problems.push(`answer: ${String(response.status())} ${response.url()}`);
      };
      context.on('console', onConsole).on('weberror', onThrown);
      context.on('requestfailed', onFailed).on('response', onAnswer).on('request', onRequest);
      return () => {
        context.off('console', onConsole).off('weberror', onThrown);
        context.off('requestfailed', onFailed).off('response', onAnswer).off('request', onRequest);
      };
    },
    allow: (pattern) => allowed.push(pattern),
    found: () =>
      problems.filter(
        (problem) => !LOST_REPORT.test(problem) && !allowed.some((pattern) => pattern.test(problem)),
      ),
  };
}
