import { matchRule } from './match-rule';
import type { PathRule } from './route-table';

const table = (...paths: string[]): PathRule[] => paths.map((path) => ({ path, candidates: [] }));

test('the rule of a path and its parameters, asked for once or often', () => {
  const rules = table('/jobs', '/jobs/:jobId', '/jobs/saved');
  for (const round of [1, 2]) {
    expect([round, matchRule(rules, '/jobs/7')]).toEqual([
      round,
      { rule: { path: '/jobs/:jobId', candidates: [] }, params: { jobId: '7' } },
    ]);
    expect(matchRule(rules, '/jobs/saved')?.rule.path).toBe('/jobs/saved');
    expect(matchRule(rules, '/nowhere')).toBeUndefined();
  }
});

test('another table has other rules at the same path', () => {
  expect(matchRule(table('/jobs'), '/jobs')).toBeDefined();
  expect(matchRule(table('/about'), '/jobs')).toBeUndefined();
});

test('is right for any number of addresses', () => {
  const rules = table('/jobs/:jobId');
  for (let id = 0; id < 1000; id += 1)
    expect(matchRule(rules, `/jobs/${String(id)}`)?.params).toEqual({ jobId: String(id) });
  expect(matchRule(rules, '/jobs/0')?.params).toEqual({ jobId: '0' });
});
