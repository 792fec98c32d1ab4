import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createTestServer } from '../../app/testing';
import { repositoryFolder } from '../../settings/paths';
import { LATE_SECONDS } from '../status/status-watch';
import { createMetrics } from './metrics';

const server = createTestServer();

const folder = path.join(repositoryFolder, 'docs/operations/monitoring');
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
const rules = read('alerts.yml');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
const promtool = (args: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, input, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
};
const hasPromtool = promtool(['--version']).status === 0;
/** Debian has it in the package `prometheus`. */
const testWithPromtool = hasPromtool ? test : test.skip;

const figures = async () => {
  const metrics = createMetrics({ connection: server.connection, role: 'all' });
  metrics.watchSockets(() => 0);
  metrics.watchSms({ perDay: 500, countOfDay: () => Promise.resolve(0) });
  // Series of labels that come with the first event.
  await metrics.timeSweep({ sweep: 'mails', everyMs: 1000 }, async () => undefined);
  const origin = { remote: 'mf-jobs', version: '1.2.0', source: 'live' } as const;
  metrics.meterPages([
    { kind: 'view', ...origin },
    { kind: 'error', ...origin, phase: 'chunk', isFirst: true },
    { kind: 'vital', ...origin, vital: { name: 'LCP', value: 1234 } },
  ]);
  return metrics.read();
};

test('each alert has a section that says what it means, what to do and how to see that it worked [PLT-250]', () => {
  const [, ...sections] = fs.readFileSync(path.join(folder, '../alerts.md'), 'utf8').split(/^## /m);
  expect(sections.map((section) => section.split('\n')[0])).toEqual(alerts);
  for (const section of sections)
    expect(section).toMatch(/- \*\*Means\*\*: \S[^]*- \*\*Do\*\*: \S[^]*- \*\*Well again\*\*: \S/);
  const runbooks = [...rules.matchAll(/runbook: docs\/operations\/alerts\.md#(\w+)/g)];
  expect(runbooks.map(([, anchor]) => anchor)).toEqual(alerts.map((name) => name.toLowerCase()));
});

test('each alert is seen to fire by the tests of the rules', () => {
  const tested = [...read('alerts.test.yml').matchAll(/alertname="(\w+)"/g)].map(([, name]) => name);
  expect(tested.sort()).toEqual([...alerts].sort());
});

test('what is late for the status page is late for the operator', () => {
  for (const [queue, seconds] of Object.entries(LATE_SECONDS))
    expect(rules).toContain(`queue="${queue}"}) > ${seconds}\n`);
});

test.each(['alerts.yml', 'alerts.test.yml', 'dashboard.json'])(
  '%s asks for figures that exist',
  async (file) => {
    const text = await figures();
    const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const asked = [...read(file).matchAll(/\b(plumbline|http|nodejs|process)_\w+(?=[{ )\]]|$)/gm)].map(
      ([name]) => name.replace(/_(bucket|sum|count)$/, ''),
    );
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  },
);

testWithPromtool('the rules are right, and fire when they should and only then', () => {
  expect(promtool(['check', 'rules', 'alerts.yml'])).toMatchObject({ status: 0 });
  expect(promtool(['test', 'rules', 'alerts.test.yml'])).toMatchObject({ status: 0 });
});

testWithPromtool('figures follow the conventions of Prometheus', async () => {
  // Those of Node itself are named by prom-client.
  const ours = (await figures()).split('\n').filter((line) => /\b(plumbline|http)_/.test(line));
  expect(promtool(['check', 'metrics'], `${ours.join('\n')}\n`)).toEqual({ status: 0, said: '' });
});
