import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { IDEMPOTENCY_HOURS } from '@plumbline/shared-schema/limits';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Answer } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { createApp } from './app';
import type { App } from './app';
import { createBackground } from './background';
import type { Background } from './background';
import { readConfig } from '../settings/config';
import { connect } from '../database/connect';
import type { Connection } from '../database/connect';
import { idempotencyKeys } from '../database/tables/idempotency-keys';
import { users } from '../database/tables/users';
import type { UserRow } from '../database/tables/users';
import { asAnotherCall } from '../database/held-connection';
import { createTestDatabase, emptyTables, refuseSecondConnections } from '../database/testing';
import type { TestDatabase } from '../database/testing';
import { watchAnswers } from '../http/testing';
import { atTheEnd } from './testing-end';

type UserType = UserRow['userType'];
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Extras = { headers?: Record<string, string> };
type Body = object | string | Buffer | FormData;

/** Waits for what happens elsewhere: in another process, in the database. A test that waits in vain ends by its own limit. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}

/** Somebody who calls the API. Bodies: an object is sent as JSON, FormData as multipart, text and bytes as they are. */
export type Caller = {
  get: (url: string, extras?: Extras) => Promise<Answer>;
  post: (url: string, body?: Body, extras?: Extras) => Promise<Answer>;
  put: (url: string, body?: Body, extras?: Extras) => Promise<Answer>;
  patch: (url: string, body?: Body, extras?: Extras) => Promise<Answer>;
  delete: (url: string, extras?: Extras) => Promise<Answer>;
};

type RunningApp = App & {
  background: Background;
  connection: Connection;
  testDatabase: TestDatabase;
  folder: string;
  undocumented: () => string[];
  undeclared: string[];
  secondConnections: string[];
};
export type TestServer = ReturnType<typeof createTestServer>;

const ROLES: readonly string[] = ['client', 'contractor', 'company', 'admin'];
export const PASSWORD = 'password123';
/** Belongs to no account. */
export const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';

/**
 * The whole server on a database of its own, emptied between tests: started before the first test of the file, and the
 * same for all files of one run by `jest` that give no settings (one that breaks it says `// Runs alone: …`).
 * Call it at the top of a test file; everything it gives works inside tests, `as` also in tables outside them.
 * Fails where a call was answered with what its route or the OpenAPI document does not say, and where one that is in a transaction
 * asked for another connection.
 * `settings`: environment variables (`LIMIT_REGISTER: '2/60'`); rate limits are lifted unless one is given.
 * `keepsRows`: for tests that only read what was made once, the database is not emptied between them.
 */
export function createTestServer(settings: Record<string, string> = {}, { keepsRows = false } = {}) {
  let running: RunningApp | undefined;
  const people = new Map<string, Promise<UserRow>>();
  const tokens = new Map<string, Promise<string>>();

  const server = (): RunningApp => {
    if (running === undefined) throw new Error('the test server runs inside tests only');
    return running;
  };

  // Asked when it starts and stops: some tests know their settings late.
  const isShared = () => Object.keys(settings).length === 0 && !keepsRows;

  beforeAll(async () => {
    running = isShared() ? await startShared() : await start(settings);
  });
  beforeEach(async () => {
    people.clear();
    tokens.clear();
    if (!keepsRows) await emptyTables(server().connection);
  });
  afterAll(async () => {
    expect(running?.undeclared.splice(0) ?? []).toEqual([]);
    expect(running?.undocumented() ?? []).toEqual([]);
    expect(running?.secondConnections.splice(0) ?? []).toEqual([]);
  });
  afterAll(async () => {
    if (running !== undefined && !isShared()) await stop(running);
  });

  const addUser = (given: Partial<typeof users.$inferInsert> = {}) => insertUser(server().connection, given);

  const addAccount = async (given: Partial<typeof users.$inferInsert> = {}) =>
    addUser({ ...given, passwordHash: await server().services.passwords.hash(PASSWORD) });

  /** The person of this role in this test, the one of `as('client')`. */
  const user = (userType: UserType): Promise<UserRow> => {
    const known = people.get(userType) ?? addUser({ userType });
    people.set(userType, known);
    return known;
  };

  const openSession = async (who: string): Promise<string> => {
    const userId = ROLES.includes(who) ? (await user(who as UserType)).id : who;
    const { services, connection } = server();
    const device = { userAgent: 'jest', address: '127.0.0.1' };
    return services.sessions.open(connection.database, { userId, remember: false, device });
  };

  /** One session for each person and test. */
  const tokenOf = (who: string): Promise<string> => {
    const known = tokens.get(who) ?? openSession(who);
    tokens.set(who, known);
    return known;
  };

  return {
    /** A caller signed in as the test's person of a role, or as the user with this id. */
    as: (who: UserType | (string & {})): Caller => callerOf(server, () => tokenOf(who)),
    anonymous: callerOf(server, () => Promise.resolve(undefined)),
    /** Calls with exactly this token. */
    withToken: (token: string): Caller => callerOf(server, () => Promise.resolve(token)),
    user,
    /** Runs the background work that is due: outbox events and mails. */
    settle: (): Promise<void> => server().background.drain(),
    /** The mails written to this address, newest first. */
    mailsTo: (email: string) => server().services.mailsRepository.list(email, 100),
    /** Another person, with the given fields. */
    addUser,
    /** The same, who can sign in with `PASSWORD`. */
    addAccount,
    get connection() {
      return server().connection;
    },
    get database() {
      return server().connection.database;
    },
    get databaseUrl() {
      return server().testDatabase.url;
    },
    /** What the test's server keeps; removed with it. */
    get folder() {
      return server().folder;
    },
    get services() {
      return server().services;
    },
    get http() {
      return server().http;
    },
    get realtime() {
      return server().realtime;
    },
  };
}

let shared: Promise<RunningApp> | undefined;

function startShared(): Promise<RunningApp> {
  if (shared === undefined) {
    shared = start({});
    atTheEnd(async () => shared?.then(stop));
  }
  return shared;
}

async function stop({ background, http, connection, testDatabase, folder }: RunningApp): Promise<void> {
  await background.stop();
  await http.close();
  await connection.close();
  await testDatabase.drop();
  await fs.rm(folder, { recursive: true, force: true });
}

/** What the server answered to calls with a key is so old that it is not given again. */
export const forgetAnswers = ({ database }: TestServer) =>
  database
    .update(idempotencyKeys)
    .set({ createdAt: sql`now() - make_interval(hours => ${IDEMPOTENCY_HOURS + 1}::int)` });

/** Where a server is reached; from the first call on it listens on a free port. */
export async function addressOf(http: FastifyInstance): Promise<AddressInfo> {
  if (http.server.address() === null) await http.listen({ port: 0, host: '127.0.0.1' });
  return http.server.address() as AddressInfo;
}

async function start(settings: Record<string, string>): Promise<RunningApp> {
  const testDatabase = await createTestDatabase();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plumbline-files-'));
  const hasLimits = Object.keys(settings).some((name) => name.startsWith('LIMIT_'));
  const config = readConfig({
    PROFILE: 'test',
    DATABASE_URL: testDatabase.url,
    DATA_DIR: folder,
    REGISTRY_DIR: path.join(folder, 'registry'),
    LOG_LEVEL: 'silent',
    LOAD_TEST: hasLimits ? '0' : '1',
    // No call of a test is refused because the machine is slow.
    DATABASE_POOL: '500',
    ...settings,
  });
  // As long as a test: what is given up earlier is done all the same, and then stands in the way of the next try.
  const connection = connect({ url: testDatabase.url, poolSize: 10, timeoutMs: 60_000 });
  const secondConnections = refuseSecondConnections(connection);
  const app = await createApp(config, connection);
  const answers = watchAnswers(app.http);
  await app.http.ready();
  const background = createBackground({ ...app, config, connection, log: app.http.log });
  return { ...app, ...answers, background, connection, testDatabase, folder, secondConnections };
}

async function insertUser(
  { database }: Connection,
  given: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const id = given.id ?? uuidv7();
  const defaults = { id, fullName: 'Test Person', email: `${id}@example.test`, userType: 'client' as const };
  const [row] = await database
    .insert(users)
    .values({ ...defaults, ...given })
    .returning();
  if (row === undefined) throw new Error('no user was inserted');
  return row;
}

function callerOf(server: () => RunningApp, token: () => Promise<string | undefined>): Caller {
  const send = async (
    method: Method,
    url: string,
    { body, headers }: Extras & { body?: Body | undefined },
  ) => {
    const bearer = await token();
    const content = body === undefined ? {} : await contentOf(body);
    const options: InjectOptions = {
      method,
      url,
      headers: { ...content.headers, ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers },
      ...(content.payload !== undefined && { payload: content.payload }),
    };
    return server().http.inject(options);
  };
  const call = (method: Method, url: string, sent: Extras & { body?: Body | undefined } = {}) =>
    asAnotherCall(() => send(method, url, sent));
  return {
    get: (url, extras) => call('GET', url, extras),
    post: (url, body, extras) => call('POST', url, { ...extras, body }),
    put: (url, body, extras) => call('PUT', url, { ...extras, body }),
    patch: (url, body, extras) => call('PATCH', url, { ...extras, body }),
    delete: (url, extras) => call('DELETE', url, extras),
  };
}

async function contentOf(
  body: Body,
): Promise<{ payload?: string | Buffer | object; headers?: Record<string, string> }> {
  if (body instanceof FormData) {
    const encoded = new Response(body);
    const payload = Buffer.from(await encoded.arrayBuffer());
    return { payload, headers: { 'content-type': encoded.headers.get('content-type') ?? '' } };
  }
  if (typeof body === 'string') return { payload: body, headers: { 'content-type': 'application/json' } };
  return { payload: body };
}
