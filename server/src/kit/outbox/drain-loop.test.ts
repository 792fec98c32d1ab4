import timers from 'node:timers/promises';
import { until } from '../../app/testing';
import { createDrainLoop } from './drain-loop';
import { createTroubleLog } from './trouble-log';

function aLog() {
  const lines: string[] = [];
  const add = (_details: unknown, line: string) => void lines.push(line);
  return { lines, log: { warn: add, error: add } as never };
}

const lost = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

test('a lost database is one line for all loops, and another when it is back', async () => {
  const { lines, log } = aLog();
  const trouble = createTroubleLog(log);
  const counts = [0, 0];
  const loops = counts.map((_count, n) =>
    createDrainLoop({
      drain: async () => {
        counts[n] = (counts[n] ?? 0) + 1;
        if (counts[n] <= 3) throw lost();
        return 0;
      },
      batch: 1,
      pollMs: 5,
      name: `loop ${n}`,
      trouble,
    }),
  );
  for (const loop of loops) loop.start();
  await until(() => Math.min(...counts) >= 5);
  await Promise.all(loops.map((loop) => loop.stop()));
  expect(lines).toEqual([expect.stringContaining('is lost'), expect.stringContaining('is back')]);
});

test('the pauses between failing drains become longer', async () => {
  const { log } = aLog();
  const paused = jest.spyOn(timers, 'setTimeout').mockImplementation(() => Promise.resolve() as never);
  const pauses = () => paused.mock.calls.map(([ms]) => ms);
  const done = new Promise<void>((resolve) => {
    const loop = createDrainLoop({
      drain: async () => {
        if (pauses().length === 8) void loop.stop().then(resolve);
        throw lost();
      },
      batch: 1,
      pollMs: 20,
      name: 'loop',
      trouble: createTroubleLog(log),
    });
    loop.start();
  });
  await done;
  expect(pauses().slice(0, 8)).toEqual([40, 80, 160, 320, 640, 1280, 2000, 2000]);
  paused.mockRestore();
});
