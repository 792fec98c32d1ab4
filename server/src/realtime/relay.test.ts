import { eq, sql } from 'drizzle-orm';
import { outbox as outboxTable } from '../database/schema';
import { createTestServer } from '../testing';
import { createOutbox } from './outbox';
import { createRelay } from './relay';

const server = createTestServer();
const outbox = createOutbox();
const log = { warn: () => undefined, error: () => undefined };

const aRelay = () => createRelay({ ...server.connection, log });
const add = (userId: string) => server.connection.transaction((tx) => outbox.add(tx, 'user.updated', { userId }));
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

test('an event of a transaction that fails is never told', async () => {
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
  expect(await server.database.query.outbox.findFirst({ where: eq(outboxTable.attempts, 1) })).toMatchObject({ lastError: 'Error: down' });
  isDown = false;
  await makeDue();
  await relay.drain();
  expect(seen).toEqual(['u2', 'u1']);
});

test('two relays at once deliver each event once', async () => {
  const seen: string[] = [];
  const relays = [aRelay(), aRelay()];
  for (const relay of relays) relay.on('user.updated', ({ userId }) => void seen.push(userId));
  for (let n = 0; n < 20; n++) await add(`u${n}`);
  await Promise.all(relays.map((relay) => relay.drain()));
  expect(seen.sort()).toEqual([...new Set(seen)].sort());
  expect(seen).toHaveLength(20);
});
