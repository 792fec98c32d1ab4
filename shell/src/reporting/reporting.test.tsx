import { telemetryBatchSchema } from '@plumbline/shared-schema/telemetry';
import type { TelemetryEvent } from '@plumbline/shared-schema/telemetry';
import { Page } from '@plumbline/shared-ui/Page';
import { HttpResponse, api, http, server } from '@plumbline/testing/server';
import { screen } from '@testing-library/react';
import { aRemote } from '../fake-site/testing/a-boot';
import { fakeFederation } from '../fake-site/testing/fake-federation';
import { renderSite } from '../fake-site/testing/render-site';
import { watchErrors } from './notes';
import { createReporter } from './reporter';
import { startReporting } from './reporting';

// Runs alone: notes of other tests would be waiting.

const jobs = aRemote(
  'mf-jobs',
  { pages: [{ path: '/jobs/:jobId', expose: './job-details', access: 'public', title: 'jobs:details' }] },
  { version: '1.2.0', source: 'canary', owner: 'Jobs team' },
);
const ORIGIN = {
  remote: 'mf-jobs',
  version: '1.2.0',
  source: 'canary',
  owner: 'Jobs team',
  path: '/jobs/:jobId',
};

function JobPage() {
  return <Page title="Job">{null}</Page>;
}

const stops: (() => void)[] = [];
afterEach(() => {
  stops.splice(0).forEach((stop) => {
    stop();
  });
});

/** Opens the page, reports it and leaves it: gives what was reported. */
async function visit(federation = fakeFederation(), meanwhile: () => void = () => undefined) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { site } = await renderSite({
    route: '/jobs/7?q=ada',
    remotes: [jobs],
    federation,
    boot: { set: 'abc' },
  });
  await screen.findByRole('heading', { level: 1 });
  stops.push(startReporting(site.content));
  meanwhile();
  const sent: TelemetryEvent[] = [];
  Object.assign(navigator, {
    sendBeacon: (_url: string, body: string) =>
      sent.push(...(JSON.parse(body) as { events: TelemetryEvent[] }).events) > 0,
  });
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  state.mockRestore();
  return sent.filter(({ remote }) => remote === 'mf-jobs');
}

const serving = (JobDetailsPage: () => React.ReactNode) =>
  fakeFederation({ 'mf-jobs ./job-details': () => ({ JobDetailsPage }) });

test('a page that is shown is one view of its release, by the pattern of its path [PLT-102]', async () => {
  const events = await visit(serving(JobPage));
  expect(events).toEqual([{ kind: 'view', ...ORIGIN, set: 'abc' }]);
});

test('a page that cannot be loaded is reported with phase, owner and the reference that is shown', async () => {
  const events = await visit();
  expect(events).toEqual([
    { kind: 'view', ...ORIGIN, set: 'abc' },
    expect.objectContaining({ kind: 'error', ...ORIGIN, phase: 'entry', isFirst: true }),
  ]);
  const { traceId } = events[1] as TelemetryEvent & { kind: 'error' };
  expect(screen.getByText(new RegExp(`mf-jobs 1\\.2\\.0, reference ${String(traceId)}`))).toBeInTheDocument();
});

test('a page that throws while it is rendered is a view with an error, without what names a person [PLT-102]', async () => {
  const events = await visit(
    serving(() => {
      throw new Error('no chat with ada@example.org');
    }),
  );
  expect(events).toMatchObject([
    { kind: 'view' },
    { kind: 'error', phase: 'render', isFirst: true, message: 'render: no chat with <email>' },
  ]);
});

test('what nobody catches is reported for the remote whose script threw, a view failing once', async () => {
  stops.push(watchErrors());
  const events = await visit(serving(JobPage), () => {
    const filename = `${location.origin}/artifacts/mf-jobs/page.js`;
    dispatchEvent(new ErrorEvent('error', { message: 'boom', filename }));
    const reason = new Error('refused');
    reason.stack = `Error: refused\n    at f (${filename}:1:20)`;
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  });
  expect(events.slice(1)).toMatchObject([
    { kind: 'error', phase: 'uncaught', message: 'boom', isFirst: true },
    { kind: 'error', phase: 'rejection', message: 'Error: refused', isFirst: false },
  ]);
});

test.each([
  ['from a developer’s machine', { source: 'override', version: 'localhost:3002' }],
  ['from one by its address', { source: 'override', version: '[::1]:3002' }],
  ['that names no version', { version: '?' }],
  ['of an owner with much to say', { owner: 'x'.repeat(300) }],
] as const)('the sink takes what a remote %s reports', async (_which, declared) => {
  const remote = aRemote('mf-jobs', {}, declared);
  const { site } = await renderSite({ remotes: [remote] });
  const events: TelemetryEvent[] = [];
  const reporter = createReporter(site.content.get, (event) => events.push(event));
  reporter.hear({ kind: 'view', remote, isPage: true, place: '/', at: 0 });
  reporter.hear({ kind: 'failure', remote, phase: 'manifest', message: 'broken', place: '/', at: 0 });
  // A laptop that slept with the page open.
  reporter.loadVital('LCP', 86_400_000);
  expect(telemetryBatchSchema.safeParse({ events }).error).toBeUndefined();
  expect(events).toHaveLength(3);
});

test('a sink that is down changes nothing for the visitor', async () => {
  server.use(http.post(api('/telemetry'), () => HttpResponse.error()));
  await visit(serving(JobPage));
  expect(screen.getByRole('heading', { level: 1, name: 'Job' })).toBeVisible();
});

test('a vital belongs to the page, and release, that was shown when it began', async () => {
  const about = aRemote('mf-marketing', {}, { version: '2.0.0' });
  const { site } = await renderSite({
    route: '/jobs/7',
    remotes: [jobs, about],
    federation: serving(JobPage),
  });
  await screen.findByRole('heading', { name: 'Job' });
  const events: TelemetryEvent[] = [];
  const reporter = createReporter(site.content.get, (event) => events.push(event));
  reporter.hear({ kind: 'view', remote: jobs, isPage: true, place: '/jobs/7', at: 100 });
  reporter.hear({ kind: 'view', remote: about, isPage: true, place: '/', at: 2000 });

  reporter.loadVital('LCP', 1234.5678);
  reporter.pageVital(reporter.originAt(1900), 'INP', 1500);
  reporter.pageVital(reporter.originAt(2100), 'CLS', 0.0123);
  const slot = `${location.origin}/artifacts/mf-jobs/bell.js`;
  reporter.pageVital(reporter.originAt(2200, slot), 'LONG_FRAME', 700);

  expect(events.filter(({ kind }) => kind === 'vital')).toMatchObject([
    { remote: 'mf-jobs', version: '1.2.0', source: 'canary', vital: { name: 'LCP', value: 1234.568 } },
    { ...ORIGIN, vital: { name: 'INP', value: 1500 } },
    { remote: 'mf-marketing', version: '2.0.0', vital: { name: 'CLS', value: 0.012 } },
    { remote: 'mf-jobs', version: '1.2.0', source: 'canary', vital: { name: 'LONG_FRAME', value: 700 } },
  ]);
  expect(reporter.originAt(150)).toBe(reporter.originAt(1999));
});
