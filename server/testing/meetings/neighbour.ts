import type { TestServer } from '../../src/app/testing';

/** A job of the test's client, and a contractor who has nothing to do with it yet. */
export type Neighbour = { server: TestServer; jobId: string; otherId: string };
