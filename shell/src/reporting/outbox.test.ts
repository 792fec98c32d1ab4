import type { TelemetryEvent } from '@plumbline/shared-schema/telemetry';
import { HttpResponse, aGate, api, http, recordCalls, server } from '@plumbline/testing/server';
import { waitFor } from '@testing-library/react';
import { createOutbox } from './outbox';

const URL_ = '/api/v1/telemetry';
const view = (version: string): TelemetryEvent => ({
  kind: 'view',
  remote: 'mf-jobs',
  version,
  source: 'live',
});
const versionsIn = (body: unknown) =>
  (body as { events: TelemetryEvent[] }).events.map(({ version }) => version);

let outbox: ReturnType<typeof createOutbox>;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  outbox = createOutbox(URL_);
});
afterEach(() => {
  outbox.stop();
  jest.useRealTimers();
});

const answer = (...statuses: number[]) => {
  server.use(http.post(api('/telemetry'), () => new HttpResponse(null, { status: statuses.shift() ?? 202 })));
  return recordCalls();
};
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('events of ten seconds go out together', async () => {
  const calls = answer();
  outbox.add(view('1'));
  outbox.add(view('2'));
  await pass(9_000);
  expect(calls).toHaveLength(0);
  await pass(1_000);
  await waitFor(() => {
    expect(calls).toMatchObject([{ method: 'POST', body: { events: [view('1'), view('2')] } }]);
  });
});

test.each([[500], [503], [429]])(
  'after a %d the same events are sent again, later each time',
  async (status) => {
    const calls = answer(status, status, 202);
    outbox.add(view('1'));
    await pass(10_000);
    await waitFor(() => {
      expect(calls).toHaveLength(1);
    });
    await pass(10_000);
    expect(calls).toHaveLength(1);
    await pass(10_000);
    await waitFor(() => {
      expect(calls).toHaveLength(2);
    });
    await pass(39_000);
    expect(calls).toHaveLength(2);
    await pass(1_000);
    await waitFor(() => {
      expect(calls).toHaveLength(3);
    });
    expect(calls.map(({ body }) => versionsIn(body))).toEqual([['1'], ['1'], ['1']]);
  },
);

test('a sink that hangs has one call at a time, and no more than 200 events wait for it', async () => {
  const gate = aGate();
  server.use(
    http.post(api('/telemetry'), async () => {
      await gate.opened;
      return new HttpResponse(null, { status: 202 });
    }),
  );
  const calls = recordCalls();
  outbox.add(view('first'));
  await pass(10_000);
  for (let event = 0; event < 1000; event += 1) outbox.add(view(String(event)));
  await pass(4_000);
  expect(calls).toHaveLength(1);
  const beacon = beacons();
  hide();
  expect(beacon.flatMap(versionsIn)).toHaveLength(200);
  gate.open();
});

test('what the sink refuses is not sent again', async () => {
  const calls = answer(400);
  outbox.add(view('1'));
  await pass(10_000);
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  await pass(600_000);
  expect(calls).toHaveLength(1);
});

test('a sink that cannot be reached throws nothing', async () => {
  server.use(http.post(api('/telemetry'), () => HttpResponse.error()));
  outbox.add(view('1'));
  await expect(pass(60_000)).resolves.not.toThrow();
});

test('who leaves the page sends the rest as beacons of at most fifty events', () => {
  const sent = beacons();
  for (let event = 0; event < 60; event += 1) outbox.add(view(String(event)));
  hide();
  expect(sent.map((body) => versionsIn(body).length)).toEqual([50, 10]);
});

test('no call is larger than browsers and the sink take, whatever the language of the messages', () => {
  const sent = beacons();
  const error = {
    ...view('1'),
    kind: 'error',
    phase: 'render',
    isFirst: true,
    message: '界'.repeat(500),
  } as const;
  for (let event = 0; event < 60; event += 1) outbox.add(error);
  hide();
  const sizes = sent.map((body) => Buffer.byteLength(JSON.stringify(body)));
  expect(Math.max(...sizes)).toBeLessThan(64 * 1024);
  expect(sent.flatMap(versionsIn)).toHaveLength(60);
});

test('what the browser does not take as a beacon goes out when the page comes back', async () => {
  const calls = answer();
  Object.assign(navigator, { sendBeacon: () => false });
  outbox.add(view('1'));
  hide();
  await pass(10_000);
  await waitFor(() => {
    expect(calls).toMatchObject([{ body: { events: [view('1')] } }]);
  });
});

/** The bodies of the beacons that are sent from now on. */
function beacons(): unknown[] {
  const sent: unknown[] = [];
  Object.assign(navigator, {
    sendBeacon: (_url: string, body: string) => sent.push(JSON.parse(body)) > 0,
  });
  return sent;
}

function hide(): void {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  state.mockRestore();
}
