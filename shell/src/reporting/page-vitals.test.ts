import { createPageVitals } from './page-vitals';

/** mf-jobs is shown from the start, mf-marketing from 1000 ms on. */
const pageAt = (time: number) => (time < 1000 ? 'jobs' : 'marketing');
const click = (startTime: number, duration: number, interactionId: number) => ({
  startTime,
  duration,
  interactionId,
});

test('an interaction belongs to the page on which it began, however late it ends', () => {
  const vitals = createPageVitals(pageAt);
  vitals.interaction(click(900, 1500, 1));
  vitals.interaction(click(900, 300, 1));
  vitals.interaction(click(3000, 40, 2));
  vitals.interaction(click(3100, 9000, 0));

  expect(vitals.take()).toEqual([
    { page: 'jobs', name: 'INP', value: 1500 },
    { page: 'marketing', name: 'INP', value: 40 },
  ]);
  expect(vitals.take()).toEqual([]);
});

test('of fifty interactions the slowest is left out', () => {
  const vitals = createPageVitals(pageAt);
  for (let id = 1; id <= 50; id += 1) vitals.interaction(click(0, id === 7 ? 2000 : 100, id));
  expect(vitals.take()).toEqual([{ page: 'jobs', name: 'INP', value: 100 }]);
});

test('layout shifts add up in windows, each page having its own', () => {
  const vitals = createPageVitals(pageAt);
  for (const startTime of [100, 500, 900]) vitals.shift({ startTime, value: 0.1 });
  vitals.shift({ startTime: 1100, value: 0.02 });
  vitals.shift({ startTime: 5000, value: 0.25 });

  const [jobs, marketing] = vitals.take();
  expect(jobs).toMatchObject({ page: 'jobs', name: 'CLS', value: expect.closeTo(0.3) });
  expect(marketing).toEqual({ page: 'marketing', name: 'CLS', value: 0.25 });
});

test('the longest frame of each page is told', () => {
  const vitals = createPageVitals(pageAt);
  vitals.frame('jobs', 120);
  vitals.frame('jobs', 1500);
  vitals.frame('marketing', 60);
  expect(vitals.take()).toEqual([
    { page: 'jobs', name: 'LONG_FRAME', value: 1500 },
    { page: 'marketing', name: 'LONG_FRAME', value: 60 },
  ]);
});
