import { asc, eq } from 'drizzle-orm';
import { createTestServer } from '../app/testing';
import { afterCommit } from './after-commit';
import type { Tx } from './connect';
import { skills } from './tables/skills';

const server = createTestServer();

const lock = (tx: Tx, nameKey: string) =>
  tx.select().from(skills).where(eq(skills.nameKey, nameKey)).for('update');

/** Both wait here for each other the first time they come, and for nobody afterwards. */
function createMeeting() {
  let arrived = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    arrived += 1;
    if (arrived === 2) open();
    return opened;
  };
}

async function addTwo() {
  await server.database.insert(skills).values([
    { name: 'Roofing', nameKey: 'roofing' },
    { name: 'Tiling', nameKey: 'tiling' },
  ]);
}

test('of two transactions that wait for each other both are done, each once', async () => {
  await addTwo();
  const meet = createMeeting();
  const followed: string[] = [];
  let attempts = 0;
  const lockBoth = (first: string, second: string) =>
    server.connection.transaction(async (tx) => {
      attempts += 1;
      await lock(tx, first);
      await meet();
      await lock(tx, second);
      await tx.insert(skills).values({ name: `After ${first}`, nameKey: `after ${first}` });
      afterCommit(() => void followed.push(first));
    });
  await Promise.all([lockBoth('roofing', 'tiling'), lockBoth('tiling', 'roofing')]);
  expect(attempts).toBe(3);
  expect(followed.sort()).toEqual(['roofing', 'tiling']);
  const rows = await server.database.select().from(skills).orderBy(asc(skills.nameKey));
  expect(rows.map(({ nameKey }) => nameKey)).toEqual(['after roofing', 'after tiling', 'roofing', 'tiling']);
});

test.each(['40P01', '40001'])('%s is tried once more, and no further', async (code) => {
  let attempts = 0;
  const undone = server.connection.transaction(async () => {
    attempts += 1;
    throw Object.assign(new Error('undone'), { code });
  });
  await expect(undone).rejects.toThrow('undone');
  expect(attempts).toBe(2);
});

test('any other failure is not repeated', async () => {
  let attempts = 0;
  const failing = server.connection.transaction(async () => {
    attempts += 1;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(attempts).toBe(1);
});
