import { createTestServer, until } from '../../app/testing';
import { createTroubleLog } from './trouble-log';
import { WakeChannel } from './wake-channel';
import { connect } from '../../database/connect';

const server = createTestServer();

/** A process on the test's database, and how often it was woken. */
function aProcess({ listens = true } = {}) {
  const connection = connect({ url: server.databaseUrl, poolSize: 1 });
  const waiting: (() => void)[] = [];
  let woken = 0;
  const channel = new WakeChannel({
    pool: connection.pool,
    onWake: listens
      ? () => {
          woken += 1;
          waiting.splice(0).forEach((resolve) => resolve());
        }
      : undefined,
    trouble: createTroubleLog({ warn: () => undefined, error: () => undefined }),
  });
  return {
    channel,
    count: () => woken,
    next: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    stop: async () => {
      await channel.stop();
      await connection.close();
    },
  };
}

async function listening() {
  const running = aProcess();
  const begun = running.next();
  running.channel.start();
  await begun;
  return running;
}

test('a commit here wakes the other processes, and not this one', async () => {
  const [here, there] = [await listening(), await listening()];
  const before = here.count();
  const woken = there.next();
  await here.channel.notify();
  await woken;
  const back = here.next();
  await there.channel.notify();
  await back;
  expect(here.count()).toBe(before + 1);
  await Promise.all([here.stop(), there.stop()]);
});

test('one that does no work wakes the others and holds no connection', async () => {
  const there = await listening();
  const teller = aProcess({ listens: false });
  teller.channel.start();
  const woken = there.next();
  await teller.channel.notify();
  await woken;
  // Those of tests before take a moment to end.
  await until(async () => {
    const { rows } = await server.connection.pool.query(
      `select 1 from pg_stat_activity where application_name = 'plumbline-wake' and datname = current_database()`,
    );
    return rows.length === 1;
  });
  await Promise.all([there.stop(), teller.stop()]);
});

test('a listener that loses its connection listens again', async () => {
  const [here, there] = [await listening(), await listening()];
  const again = Promise.all([here.next(), there.next()]);
  await server.connection.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'plumbline-wake' and datname = current_database()`,
  );
  await again;
  const woken = there.next();
  await here.channel.notify();
  await woken;
  await Promise.all([here.stop(), there.stop()]);
});
