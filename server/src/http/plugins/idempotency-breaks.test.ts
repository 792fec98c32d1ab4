// Runs alone: it breaks connections.
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { createTestServer } from '../../app/testing';
import { portfolioItems } from '../../database/tables/profile-entries';
import { files } from '../../database/tables/users';

const server = createTestServer({ LOG_LEVEL: 'silent' });

type Query = (...parameters: unknown[]) => unknown;
type Break = (query: Query, given: unknown[], client: pg.PoolClient) => unknown;

const disconnect = (client: pg.PoolClient): void =>
  (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();

/** What may become of a statement. The driver is called with or without a callback. */
const BREAKS: Record<string, Break> = {
  'whose connection ends before it is sent': (query, given, client) => {
    disconnect(client);
    return query(...given);
  },
  'whose connection ends once it was carried out': (query, given, client) => {
    const lost = new Error('Connection terminated unexpectedly');
    const done = given.at(-1);
    if (typeof done === 'function')
      return query(...given.slice(0, -1), () => {
        disconnect(client);
        (done as (error: Error) => void)(lost);
      });
    return (query(...given) as Promise<unknown>).then(() => {
      disconnect(client);
      throw lost;
    });
  },
  'that is too slow': (query, given) => {
    const ended = "do $$ begin raise exception 'too slow' using errcode = '57014'; end $$";
    const done = given.at(-1);
    return typeof done === 'function' ? query(ended, done) : query(ended);
  },
};

let next: { left: number; act: Break } | undefined;

beforeAll(() => {
  server.connection.pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const watched = (...given: unknown[]): unknown => {
      if (next === undefined || --next.left !== 0) return query(...given);
      return next.act(query, given, client);
    };
    Object.assign(client, { query: watched });
  });
});
// The session of the caller is not what breaks.
beforeEach(async () => void (await server.as('contractor').get('/api/v1/users/me')));

/** Makes `call`; whether its statement of this number, of which there may be fewer, was broken, and what is answered. */
async function broken<Answer>(call: () => Promise<Answer>, left: number, act: Break) {
  const breaking = { left, act };
  next = breaking;
  const answer = await call().finally(() => (next = undefined));
  return { answer, wasBroken: breaking.left <= 0 };
}

async function aWork(): Promise<string> {
  const { id: userId } = await server.user('contractor');
  const facts = {
    ownerId: userId,
    name: 'x',
    mimeType: 'image/jpeg',
    bytes: 1,
    visibility: 'private' as const,
  };
  const fileRows = [1, 2].map(() => ({ ...facts, storageKey: crypto.randomUUID() }));
  const [before, after] = await server.database.insert(files).values(fileRows).returning();
  const fileIds = { beforeFileId: before?.id ?? '', afterFileId: after?.id ?? '' };
  const row = { userId, description: 'Bath', cost: 1, serviceTime: 1, ...fileIds };
  const [work] = await server.database.insert(portfolioItems).values(row).returning();
  return work?.id ?? '';
}

const removing = (id: string, key: string) => () =>
  server.as('contractor').delete(`/api/v1/portfolios/${id}`, { headers: { 'idempotency-key': key } });

test.each(Object.entries(BREAKS))(
  'a removal with any one statement %s is answered as done in the end, and is',
  async (_what, act) => {
    let isOver = false;
    for (let n = 1; !isOver; n++) {
      const id = await aWork();
      const remove = removing(id, `k${n}`);
      const { answer, wasBroken } = await broken(remove, n, act);
      isOver = !wasBroken;
      expect([n, answer.statusCode]).toEqual([n, wasBroken ? 503 : 200]);
      let last = answer;
      while (['UNAVAILABLE', 'IDEMPOTENCY_IN_FLIGHT'].includes(last.json().code)) last = await remove();
      expect([n, last.statusCode]).toEqual([n, 200]);
      expect(await server.database.$count(portfolioItems, eq(portfolioItems.id, id))).toBe(0);
    }
  },
);

test('a refusal is no answer while it is unknown whether the same call was done before', async () => {
  const remove = removing('none', 'k1');
  const codes: string[] = [];
  for (let n = 1, isOver = false; !isOver; n++) {
    const { answer, wasBroken } = await broken(remove, n, BREAKS['that is too slow'] as Break);
    isOver = !wasBroken;
    codes.push(answer.json().code);
  }
  // Whose session it is, whether it is a repeat, and whether it was done meanwhile.
  expect(codes).toEqual(['UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE', 'ENTRY_NOT_FOUND']);
});
