import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useSignOut } from '@plumbline/shared-api/auth';
import { forgetOutbox, readOutgoingFiles, useFileDraft, useOutbox } from '@plumbline/shared-api/outbox';
import { startSession } from '@plumbline/shared-api/session';
import { at, network } from './testing/network';
import { marcus, nora, storeSession } from './testing/people';
import { renderApi } from './testing/render-api';

type SentMessage = { content: string; clientMessageId: string; files?: string[] };

/** What arrived, in order. */
let sent: SentMessage[] = [];
/** The status that the server refuses a text with. */
let refusals: Record<string, number> = {};

beforeEach(() => {
  sent = [];
  refusals = {};
  network.use(
    http.post(at('messages/'), async ({ request }) => {
      const body = (await request.json()) as SentMessage & { chatId: string };
      const status = refusals[body.content];
      if (status === 0) return HttpResponse.error();
      if (status)
        return HttpResponse.json({ success: false, error: 'No such chat.', code: 'NOT_FOUND' }, { status });
      sent.push(body);
      const data = { ...body, _id: `m${String(sent.length)}`, seq: sent.length };
      return HttpResponse.json({ success: true, message: '', data, chatId: body.chatId }, { status: 201 });
    }),
    http.post(at('messages/c1/files'), async ({ request }) => {
      if (refusals['files'] === 0) return HttpResponse.error();
      const form = await request.formData();
      const files = form.getAll('files').map((file) => (file as File).name);
      const body = {
        content: String(form.get('content')),
        clientMessageId: String(form.get('clientMessageId')),
        files,
      };
      sent.push(body);
      const data = { ...body, _id: `m${String(sent.length)}`, seq: sent.length };
      return HttpResponse.json({ success: true, message: '', data, chatId: 'c1' }, { status: 201 });
    }),
    http.post(at('auth/logout'), () => HttpResponse.json({ success: true })),
  );
});

function open(person = nora) {
  storeSession(person);
  const view = renderApi(() => ({ ...useOutbox('c1'), signOut: useSignOut() }));
  const write = (...texts: string[]) =>
    act(() => {
      for (const content of texts) view.result.current.send({ recipientId: marcus._id, content });
    });
  const states = () => view.result.current.outgoing.map(({ content, state }) => `${content} ${state}`);
  return { ...view, write, states };
}
const texts = () => sent.map(({ content }) => content);

afterEach(() => forgetOutbox());

test('messages are shown at once and sent one after the other in the order written', async () => {
  const { write, states } = open();
  write('one', 'two', 'three');
  expect(states()).toEqual(['one pending', 'two pending', 'three pending']);
  await waitFor(() => expect(states()).toEqual([]));
  expect(texts()).toEqual(['one', 'two', 'three']);
});

test.each([0, 500, 503, 429])(
  'a message that cannot be sent now (%d) waits, holds up the later ones and is sent once when the network is back',
  async (status) => {
    const { write, states } = open();
    refusals = { one: status };
    write('one', 'two');
    await waitFor(() => expect(states()).toEqual(['one waiting', 'two pending']));
    refusals = {};
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(states()).toEqual([]));
    expect(texts()).toEqual(['one', 'two']);
  },
);

test('what waits is tried again by itself', async () => {
  const { write, states } = open();
  refusals = { one: 503 };
  write('one');
  await waitFor(() => expect(states()).toEqual(['one waiting']));
  refusals = {};
  await waitFor(() => expect(texts()).toEqual(['one']));
});

test.each([400, 403, 404])('a refused message (%d) says why and lets the next one pass', async (status) => {
  const { write, states, result } = open();
  refusals = { one: status };
  write('one', 'two');
  await waitFor(() => expect(states()).toEqual(['one failed']));
  expect(texts()).toEqual(['two']);
  expect(result.current.outgoing[0]?.error).toBe('No such chat.');

  refusals = {};
  act(() => result.current.retry(result.current.outgoing[0]?.clientMessageId ?? ''));
  await waitFor(() => expect(texts()).toEqual(['two', 'one']));
  expect(states()).toEqual([]);
});

test('a retried message keeps its number, so that the server knows it again', async () => {
  const { write, states, result } = open();
  refusals = { one: 404 };
  write('one');
  await waitFor(() => expect(states()).toEqual(['one failed']));
  const id = result.current.outgoing[0]?.clientMessageId ?? '';
  refusals = {};
  act(() => result.current.retry(id));
  await waitFor(() => expect(sent.map(({ clientMessageId }) => clientMessageId)).toEqual([id]));
});

test('a discarded message is not sent', async () => {
  const { write, states, result } = open();
  refusals = { one: 0 };
  write('one');
  await waitFor(() => expect(states()).toEqual(['one waiting']));
  refusals = {};
  act(() => result.current.discard(result.current.outgoing[0]?.clientMessageId ?? ''));
  act(() => void window.dispatchEvent(new Event('online')));
  write('two');
  await waitFor(() => expect(texts()).toEqual(['two']));
});

test('unsent messages and the draft are there when the page comes back, and are sent then', async () => {
  const first = open();
  refusals = { one: 0 };
  first.write('one', 'two');
  act(() => first.result.current.changeDraft('Dear'));
  await waitFor(() => expect(first.states()).toEqual(['one waiting', 'two pending']));
  first.unmount();

  refusals = {};
  const { result } = open();
  await waitFor(() => expect(texts()).toEqual(['one', 'two']));
  await waitFor(() => expect(result.current.draft).toBe('Dear'));
});

test('the next person at this computer sends and finds nothing of the one before', async () => {
  const first = open();
  refusals = { one: 0 };
  first.write('one');
  act(() => first.result.current.changeDraft('Dear'));
  await waitFor(() => expect(first.states()).toEqual(['one waiting']));

  refusals = {};
  act(() => void first.store.dispatch(startSession({ user: marcus, token: 'token-2' })));
  first.write('mine');
  await waitFor(() => expect(texts()).toEqual(['mine']));
  expect(first.result.current.draft).toBe('');
  first.unmount();

  const back = open(nora);
  back.write('two');
  await waitFor(() => expect(texts()).toEqual(['mine', 'two']));
});

const photo = () => new File(['x'], 'photo.png', { type: 'image/png' });

test('files go with their message, in its turn, also after the page came back', async () => {
  const first = open();
  refusals = { files: 0 };
  act(() => first.result.current.send({ recipientId: marcus._id, content: '', files: [photo()] }));
  first.write('two');
  await waitFor(() => expect(first.states()).toEqual([' waiting', 'two pending']));
  const [{ clientMessageId = '', files = [] } = {}] = first.result.current.outgoing;
  expect(files).toEqual([{ name: 'photo.png', type: 'image/png', size: 1 }]);
  expect(await readOutgoingFiles(clientMessageId)).toHaveLength(1);
  first.unmount();

  refusals = {};
  const { result } = open();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([{ content: '', clientMessageId, files: ['photo.png'] }, { content: 'two' }]);
  await waitFor(() => expect(result.current.outgoing).toEqual([]));
  expect(await readOutgoingFiles(clientMessageId)).toEqual([]);
});

test('files chosen for the next message are there when the page comes back, for the same person only', async () => {
  storeSession(nora);
  const first = renderApi(() => useFileDraft('c1'));
  act(() => first.result.current.change([photo()]));
  first.unmount();
  const second = renderApi(() => useFileDraft('c1'));
  await waitFor(() => expect(second.result.current.files).toHaveLength(1));
  second.unmount();

  const { unmount } = open(marcus);
  unmount();
  storeSession(nora);
  const third = renderApi(() => ({ ...useFileDraft('c1'), other: useFileDraft('c2') }));
  act(() => third.result.current.other.change([]));
  await forgetOutbox();
  expect(third.result.current.files).toEqual([]);
});

test('signing out empties the outbox', async () => {
  const { write, states, result, unmount } = open();
  refusals = { one: 0 };
  write('one');
  await waitFor(() => expect(states()).toEqual(['one waiting']));
  await act(() => result.current.signOut());
  unmount();

  refusals = {};
  const back = open();
  back.write('two');
  await waitFor(() => expect(texts()).toEqual(['two']));
});
