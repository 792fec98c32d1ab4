import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { forgetOutbox, useOutgoingFiles, useUnsent } from '@plumbline/shared-api/outbox';
import { at, network } from './testing/network';
import { marcus, nora, storeSession } from './testing/people';
import { renderApi } from './testing/render-api';

type ArrivedCall = { path: string; key: string; body: Record<string, string | string[]> };

/** What arrived, with files by their names. */
let arrived: ArrivedCall[] = [];
let isAway = false;

async function take(request: Request, answer: object) {
  const form = await request.formData();
  const body: ArrivedCall['body'] = {};
  for (const name of form.keys())
    body[name] = form.getAll(name).map((part) => (part instanceof File ? part.name : part));
  const { pathname } = new URL(request.url);
  arrived.push({
    path: pathname.replace('/api/v1/', ''),
    key: request.headers.get('idempotency-key') ?? '',
    body,
  });
  if (isAway) return HttpResponse.error();
  return HttpResponse.json({ success: true, message: 'ok', ...answer }, { status: 201 });
}

const PICTURE = { _id: 'p1', caption: '' };

beforeEach(() => {
  arrived = [];
  isAway = true;
  network.use(
    http.post(at('jobs/pictures'), ({ request }) => take(request, { data: PICTURE })),
    http.post(at('portfolios'), ({ request }) => take(request, { data: {} })),
    http.post(at('contracts/c1/submissions'), ({ request }) => take(request, { data: {}, contract: {} })),
  );
});
afterEach(() => forgetOutbox());

const photo = (name: string) => new File([name], name, { type: 'image/png' });

function open(person = marcus) {
  storeSession(person);
  return renderApi(() => ({
    work: useUnsent('work'),
    portfolio: useUnsent('portfolioItem'),
    pictures: useUnsent('jobPicture'),
  }));
}

const WORK = { contractId: 'c1', text: 'Done', milestoneId: 'm1' };
const ITEM = { _id: undefined, input: { description: 'Bath', cost: 9, serviceTime: 2 } };

test('work, a portfolio item and a job picture wait with their files, and are sent once each, in a page opened later [OFL-31, OFL-04]', async () => {
  const first = open();
  act(() => {
    first.result.current.work.keep(WORK, [photo('a.png'), photo('b.png')]);
    first.result.current.portfolio.keep({ ...ITEM, pictures: ['after'] }, [photo('new.png')]);
    first.result.current.pictures.keep({ draft: 'd1', openedAt: 'now' }, [photo('roof.png')]);
  });
  await waitFor(() => expect(first.result.current.work.unsent[0]?.state).toBe('waiting'));
  expect(first.result.current.portfolio.unsent).toMatchObject([
    { portfolioItem: ITEM, files: [{ name: 'new.png' }] },
  ]);
  first.unmount();
  const tried = arrived.length;

  isAway = false;
  const { result } = open();
  await waitFor(() => expect(arrived).toHaveLength(tried + 3));
  await waitFor(() => expect(result.current.pictures.unsent[0]?.state).toBe('sent'));
  expect([result.current.work.unsent, result.current.portfolio.unsent]).toEqual([[], []]);
  expect(arrived.slice(tried).map(({ path, body }) => [path, body])).toEqual([
    ['contracts/c1/submissions', { text: ['Done'], milestoneId: ['m1'], files: ['a.png', 'b.png'] }],
    ['portfolios', { description: ['Bath'], cost: ['9'], serviceTime: ['2'], after: ['new.png'] }],
    ['jobs/pictures', { picture: ['roof.png'] }],
  ]);
  const keys = arrived.map(({ key }) => key);
  expect(new Set(keys.slice(0, tried + 1)).size).toBe(1);
  expect(new Set(keys).size).toBe(3);
});

test('a sent picture is kept for its form, without its bytes, until the form takes it [OFL-31]', async () => {
  isAway = false;
  const first = open();
  act(() => first.result.current.pictures.keep({ draft: 'd1', openedAt: 'now' }, [photo('roof.png')]));
  await waitFor(() => expect(first.result.current.pictures.unsent[0]?.state).toBe('sent'));
  first.unmount();

  const { result } = open();
  await waitFor(() => expect(result.current.pictures.unsent).toHaveLength(1));
  const [sent] = result.current.pictures.unsent;
  expect(sent?.jobPicture).toMatchObject({ draft: 'd1', answer: PICTURE });
  const files = renderApi(() => useOutgoingFiles(sent?.clientMessageId ?? ''));
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  expect(files.result.current).toEqual([]);
  act(() => void result.current.pictures.discard(sent?.clientMessageId ?? ''));
  expect(result.current.pictures.unsent).toEqual([]);
  expect(arrived).toHaveLength(1);
});

test('nobody finds the work of somebody else [OFL-04]', async () => {
  const first = open();
  act(() => first.result.current.work.keep(WORK, [photo('a.png')]));
  await waitFor(() => expect(first.result.current.work.unsent[0]?.state).toBe('waiting'));
  first.unmount();
  open(nora).unmount();
  const { result } = open();
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  expect(result.current.work.unsent).toEqual([]);
});
