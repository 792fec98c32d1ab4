import { connect, countProcesses } from '../../../database/connect';
import { createTestServer, until } from '../../../app/testing';
import { createNeighbours } from './neighbours';

const server = createTestServer();

const aLog = () => {
  const lines: string[] = [];
  return { lines, log: { warn: (_details: unknown, line: string) => void lines.push(line) } as never };
};

/** Another process on the same database. */
async function aNeighbour() {
  const { connectionString: url } = server.connection.pool.options;
  const other = connect({ url: url ?? '', poolSize: 1 });
  await other.pool.query('select 1');
  return other;
}

async function look(neighbours: ReturnType<typeof createNeighbours>, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await neighbours.look();
}

test('a process that is not reached is named once, in the log and to who asks whether all is ready, and ends what is kept [PLT-283]', async () => {
  const other = await aNeighbour();
  const { lines, log } = aLog();
  const cluster = { count: () => 0, isJoined: () => undefined };
  const neighbours = createNeighbours({ connection: server.connection, cluster, log });
  await look(neighbours, 3);
  expect([lines, neighbours.details(), neighbours.areUnreached()]).toEqual([[], {}, false]);
  await look(neighbours, 3);
  expect(lines).toEqual([expect.stringContaining('REDIS_URL')]);
  expect([neighbours.details(), neighbours.areUnreached()]).toEqual([{ unreachedProcesses: 1 }, true]);
  await other.close();
  // PostgreSQL lists a connection for a moment after it was closed.
  await until(async () => (await countProcesses(server.connection)) === 1);
  await look(neighbours, 1);
  expect(neighbours.details()).toEqual({});
});

test('processes that hear each other are nothing to speak of', async () => {
  const other = await aNeighbour();
  const { lines, log } = aLog();
  const cluster = { count: () => 1, isJoined: () => true };
  const neighbours = createNeighbours({ connection: server.connection, cluster, log });
  await look(neighbours, 6);
  expect([lines, neighbours.details()]).toEqual([[], { redis: 'joined' }]);
  await other.close();
});
