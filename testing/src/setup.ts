import { format } from 'node:util';
import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { siteStorage, tabStorage } from '@plumbline/shared-schema/browser-storage';
import { server } from '@plumbline/testing/server';

/** Axe by default also describes every node that is all right, which takes longer than looking for what is not. */
const ONLY_VIOLATIONS = { resultTypes: ['violations'] };
const look: (element: Element, options: typeof ONLY_VIOLATIONS) => ReturnType<typeof axe> = axe;

expect.extend({
  async toHaveNoViolations(element: Element) {
    return toHaveNoViolations.toHaveNoViolations(await look(element, ONLY_VIOLATIONS));
  },
});

/**
 * React warns so when an answer or the end of an animation comes between two steps of a test, e.g. while axe runs.
 * That depends on timing: failing on it would make tests flaky on a busy machine.
 */
const TIMING = 'was not wrapped in act(';

let complaints: string[] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const complaint = format(...parts);
    if (!complaint.includes(TIMING)) complaints.push(complaint);
  });
});

/** Tests of what is rendered outside a browser run in plain Node. */
const isBrowser = typeof document !== 'undefined';

afterEach(() => {
  if (isBrowser) cleanUpPage();
  server.resetHandlers();
  jest.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`);
});

function cleanUpPage(): void {
  cleanup();
  for (const storage of [siteStorage, tabStorage]) storage.keys().forEach(storage.remove);
  document.documentElement.lang = '';
}

afterAll(() => {
  server.close();
});
