import { setupServer } from 'msw/node';

/** The network of the tests: a call that no handler answers fails the test. */
export const network = setupServer();

/** Address of a call on any host: `at('jobs/recent')`. */
export const at = (path: string) => `*/api/v1/${path}`;
