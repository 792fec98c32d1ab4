import { Registry } from 'prom-client';
import { createPageMeter } from './page-meter';

test('what pages report is counted for Prometheus by remote, version and source [PLT-105]', async () => {
  const registry = new Registry();
  const meter = createPageMeter(registry);
  const origin = { remote: 'mf-jobs', version: '1.2.0', source: 'canary' } as const;
  meter([
    { kind: 'view', ...origin },
    { kind: 'error', ...origin, phase: 'chunk', isFirst: true },
    { kind: 'vital', ...origin, vital: { name: 'LCP', value: 1234 } },
    { kind: 'vital', ...origin, vital: { name: 'CLS', value: 0.02 } },
  ]);
  const text = await registry.metrics();
  const release = 'remote="mf-jobs",version="1.2.0",source="canary"';
  expect(text).toContain(`plumbline_remote_views_total{${release}} 1`);
  expect(text).toContain(`plumbline_remote_failed_views_total{${release}} 1`);
  expect(text).toContain(`plumbline_remote_errors_total{${release},phase="chunk"} 1`);
  expect(text).toContain('plumbline_web_vital_seconds_sum{remote="mf-jobs",vital="LCP"} 1.234');
  expect(text).toContain('plumbline_layout_shift_bucket{le="0.05",remote="mf-jobs"} 1');
});
