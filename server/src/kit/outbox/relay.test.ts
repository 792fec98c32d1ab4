import { eq, sql } from 'drizzle-orm';
import { outbox as outboxTable } from '../../database/tables/outbox';
import { createTestServer } from '../../app/testing';
import { createOutbox } from './outbox';
import { createOutboxRepository } from './outbox.repository';
import { createRelay } from './relay';

const server = createTestServer();
const outbox = createOutbox();
const log = { warn: () => undefined, error: () => undefined };

const aRelay = () => createRelay({ ...server.connection, log });
const add = (userId: string) =>
  server.connection.transaction((tx) => outbox.add(tx, 'user.updated', { userId }));
const makeDue = () => server.database.update(outboxTable).set({ availableAt: sql`now()` });

test('an event reaches its subscribers once its transaction is through', async () => {
  const seen: string[] = [];
  const relay = aRelay();
  relay.on('user.updated', ({ userId }) => void seen.push(userId));
  await add('u1');
  await relay.drain();
  await relay.drain();
  expect(seen).toEqual(['u1']);
});

test('an event of a transaction that fails is never delivered', async () => {
  const seen: string[] = [];
  const relay = aRelay();
  relay.on('user.updated', ({ userId }) => void seen.push(userId));
  const failing = server.connection.transaction(async (tx) => {
    await outbox.add(tx, 'user.updated', { userId: 'u1' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await relay.drain();
  expect(seen).toEqual([]);
});

test('a failing subscriber is tried again later, and does not hold up others', async () => {
  const seen: string[] = [];
  let isDown = true;
  const relay = aRelay();
  relay.on('user.updated', ({ userId }) => {
    if (isDown && userId === 'u1') throw new Error('down');
    seen.push(userId);
  });
  await add('u1');
  await add('u2');
  await relay.drain();
  expect(seen).toEqual(['u2']);
  expect(await server.database.query.outbox.findFirst({ where: eq(outboxTable.attempts, 1) })).toMatchObject({
    lastError: 'Error: down',
  });
  isDown = false;
  await makeDue();
  await relay.drain();
  expect(seen).toEqual(['u2', 'u1']);
});

test('an event is given up after four days, not after a number of tries', async () => {
  const errors: string[] = [];
  const noting = {
    warn: () => undefined,
    error: (_what: unknown, text?: string) => void errors.push(text ?? ''),
  };
  let tries = 0;
  const relay = createRelay({ ...server.connection, log: noting });
  relay.on('user.updated', () => {
    tries += 1;
    throw new Error('down');
  });
  await add('u1');
  const age = (days: number) =>
    server.database
      .update(outboxTable)
      .set({ createdAt: sql`now() - make_interval(days => ${days}::int)`, availableAt: sql`now()` });
  await server.database.update(outboxTable).set({ attempts: 50 });
  await age(3);
  await relay.drain();
  expect([tries, errors]).toEqual([1, []]);
  await server.database.update(outboxTable).set({ attempts: 10 });
  await age(5);
  await relay.drain();
  await age(5);
  await relay.drain();
  await age(5);
  await relay.drain();
  expect([tries, errors]).toEqual([3, ['event given up']]);
});

test('relays at once deliver each event once', async () => {
  const seen: string[] = [];
  const relays = Array.from({ length: 4 }, aRelay);
  for (const relay of relays) relay.on('user.updated', ({ userId }) => void seen.push(userId));
  for (let round = 0; round < 15; round++) {
    await Promise.all(Array.from({ length: 20 }, (_, n) => add(`u${round}.${n}`)));
    await Promise.all(relays.map((relay) => relay.drain()));
  }
  expect(seen).toHaveLength(15 * 20);
  expect(new Set(seen).size).toBe(seen.length);
});

test('first subscribers get a whole batch before anything slow begins', async () => {
  const delivered: string[] = [];
  const relay = aRelay();
  relay.on('user.updated', ({ userId }) => void delivered.push(`slow ${userId}`));
  relay.onFirst('user.updated', ({ userId }) => void delivered.push(`first ${userId}`));
  await add('u1');
  await add('u2');
  await relay.drain();
  expect(delivered).toEqual(['first u1', 'first u2', 'slow u1', 'slow u2']);
});

test('events of different things are delivered side by side, those of one in their order', async () => {
  const delivered: string[] = [];
  const relay = aRelay();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  relay.on('job.saved', async ({ userId, jobId }) => {
    if (userId === 'u1') await held;
    delivered.push(userId);
    if (jobId === 'other') release();
  });
  await server.connection.transaction(async (tx) => {
    await outbox.add(tx, 'job.saved', { userId: 'u1', jobId: 'one' });
    await outbox.add(tx, 'job.saved', { userId: 'u2', jobId: 'one' });
    await outbox.add(tx, 'job.saved', { userId: 'u3', jobId: 'other' });
  });
  await relay.drain();
  expect(delivered).toEqual(['u3', 'u1', 'u2']);
});

/** Events of an outage: each of a person of its own, `u1` to `u50000`. */
const pileUp = () =>
  server.connection.pool.query(`insert into outbox (id, topic, payload, subject, available_at, created_at)
    select ('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'user.updated',
      jsonb_build_object('userId', 'u' || n), 'userId u' || n, at, at
    from generate_series(1, 50000) n, lateral (select now() - interval '1 hour' + n * interval '1 ms' as at) times`);

test('news do not wait for 50,000 events that piled up, which are delivered meanwhile', async () => {
  await pileUp();
  const seen: string[] = [];
  const relay = aRelay();
  relay.on('user.updated', ({ userId }) => void seen.push(userId));
  for (let round = 1; round <= 3; round += 1) {
    await add(`new${round}`);
    await relay.drain();
    expect(seen).toContain(`new${round}`);
    expect(seen).toContain(`u${50 * round}`);
  }
});

test('news of a subject wait for what is older of it', async () => {
  await pileUp();
  const seen: string[] = [];
  const relay = aRelay();
  relay.on('user.updated', ({ userId }) => void seen.push(userId));
  await add('u200');
  for (let round = 1; round <= 3; round += 1) await relay.drain();
  expect(seen).not.toContain('u200');
  await relay.drain();
  expect(seen.filter((userId) => userId === 'u200')).toHaveLength(1);
});

test('no transaction is open while subscribers work', async () => {
  const relay = aRelay();
  let idle: unknown;
  relay.on('user.updated', async () => {
    const query = "select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in%'"; // prettier-ignore
    idle = (await server.connection.pool.query(query)).rows;
  });
  await add('u1');
  await relay.drain();
  expect(idle).toEqual([{ n: 0 }]);
});

test('what a process had in hand when it died is delivered by another once its lease is over', async () => {
  await add('u1');
  const [inHand] = await createOutboxRepository(server.database).lease({ oldest: 50, newest: 20 }, 10);
  expect(inHand).toMatchObject({ payload: { userId: 'u1' }, attempts: 1 });
  const seen: string[] = [];
  const relay = aRelay();
  relay.on('user.updated', ({ userId }) => void seen.push(userId));
  await relay.drain();
  expect(seen).toEqual([]);
  await makeDue();
  await relay.drain();
  expect(seen).toEqual(['u1']);
});

test('a relay that is woken delivers at once', async () => {
  const relay = createRelay({ ...server.connection, log, pollMs: 3_600_000 });
  const received = new Promise<string>((resolve) => {
    relay.on('user.updated', ({ userId }) => resolve(userId));
  });
  relay.start();
  outbox.onCommitted(relay.wake);
  await add('u1');
  expect(await received).toBe('u1');
  await relay.stop();
});
