import { forgetOutbox } from '@plumbline/shared-api/outbox';
import type { Message } from '@plumbline/shared-schema/messages';
import type { User } from '@plumbline/shared-schema/users';
import { aConversation } from '@plumbline/testing/builders/chats';
import { anId } from '@plumbline/testing/builders/ids';
import { aMessage } from '@plumbline/testing/builders/messages';
import { giveLayout } from '@plumbline/testing/layout';
import { fireEvent, renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { ConversationsPage } from '../conversations/ConversationsPage';

const marcus = aConversation();
const own = (overrides: Partial<Message> = {}) =>
  aMessage({
    _id: anId(71),
    seq: 2,
    senderId: anId(1),
    receiverId: anId(2),
    messageText: 'Nine is fine',
    createdAt: new Date().toISOString(),
    ...overrides,
  });
const path = `/messages/${marcus._id}/${anId(71)}` as const;

/** What the server has: the page reads it again while its socket is down. */
let stored: Message[];
let reader: User;

async function open(...rows: Message[]) {
  stored = rows;
  server.use(
    reply.chats([marcus]),
    http.post(api('/messages/:chatId/read'), () => HttpResponse.json({ success: true, count: 1 })),
    http.get(api(`/messages/${marcus._id}`), () => HttpResponse.json(stored)),
  );
  const page = await renderPage(<ConversationsPage />, {
    route: `/messages?chat=${marcus._id}`,
    path: '/messages',
    user: reader,
  });
  const row = async (text: string) => within((await screen.findByText(text)).closest('li') ?? document.body);
  return { ...page, row };
}

function saved(message: string, data: Message) {
  stored = stored.map((row) => (row._id === data._id ? data : row));
  return HttpResponse.json({ success: true, message, data }, { status: 200 });
}
const entries = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
const composer = () => screen.findByRole('textbox', { name: 'Type your message...' });

let takeLayout: () => void;
beforeEach(() => {
  reader = signedIn.client();
  takeLayout = giveLayout();
  server.use(reply.dealEvents());
});
afterEach(async () => {
  takeLayout();
  await forgetOutbox();
});

test('Enter and Escape of an input method neither save a message that is edited nor leave it', async () => {
  const { user, row } = await open(own());
  const calls = recordCalls();
  await user.click((await row('Nine is fine')).getByRole('button', { name: /^Options for the message/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const box = await screen.findByRole('textbox', { name: 'Edit message' });
  await user.type(box, '!');
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(box, { key: 'Escape', keyCode: 229 });
  expect(box).toHaveValue('Nine is fine!');
  expect(box).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test('one edits one’s own message in the place of the composer, by keyboard', async () => {
  const { user, row } = await open(own());
  server.use(
    http.patch(api(path), () =>
      saved('Message edited', own({ messageText: 'Ten is fine', editedAt: new Date().toISOString() })),
    ),
  );
  const calls = recordCalls();
  (await row('Nine is fine')).getByRole('button', { name: /^Options for the message/ }).focus();
  await user.keyboard('{Enter}');
  expect(entries()).toEqual(['Copy text', 'Edit', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const box = await screen.findByRole('textbox', { name: 'Edit message' });
  expect(box).toHaveFocus();
  await user.clear(box);
  await user.keyboard('Ten is fine{Enter}');

  expect(await screen.findByText('Ten is fine')).toBeVisible();
  expect((await row('Ten is fine')).getByText(/Edited/)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PATCH')).toMatchObject([
    { body: { content: 'Ten is fine' } },
  ]);
  await waitFor(async () => expect(await composer()).toHaveFocus());
});

test('Escape leaves a message as it was, and a draft too', async () => {
  const { user, row } = await open(own());
  await user.type(await composer(), 'Dear');
  await user.click((await row('Nine is fine')).getByRole('button', { name: /^Options/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await user.type(await screen.findByRole('textbox', { name: 'Edit message' }), ' x{Escape}');
  expect(await composer()).toHaveValue('Dear');
  expect(screen.getByText('Nine is fine')).toBeVisible();
});

test('an edit that came too late says so and keeps the text', async () => {
  const { user, row } = await open(own());
  server.use(reply.error(`PATCH ${path}`, 'EDIT_TOO_LATE', { message: 'Too late.' }));
  await user.click((await row('Nine is fine')).getByRole('button', { name: /^Options/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const box = await screen.findByRole('textbox', { name: 'Edit message' });
  await user.type(box, '!{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too late.');
  expect(box).toHaveValue('Nine is fine!');
});

test('after fifteen minutes a message can be deleted only', async () => {
  const { user, row } = await open(own({ createdAt: new Date(Date.now() - 15 * 60_000).toISOString() }));
  await user.click((await row('Nine is fine')).getByRole('button', { name: /^Options/ }));
  expect(entries()).toEqual(['Copy text', 'Delete']);
});

test('deleting asks first and leaves a tombstone without a menu', async () => {
  const { user, row } = await open(own());
  server.use(
    http.delete(api(path), () =>
      saved('Message deleted', own({ messageText: '', deletedAt: new Date().toISOString() })),
    ),
  );
  await user.click((await row('Nine is fine')).getByRole('button', { name: /^Options/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this message?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Nine is fine')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const log = within(screen.getByRole('log', { name: 'Messages with Marcus Bell' }));
  expect(log.getByText('Message deleted')).toBeVisible();
  expect(log.queryByRole('button')).not.toBeInTheDocument();
});

test('a message of the other person can be reported, for a reason', async () => {
  const { user, row } = await open(aMessage({ _id: anId(71), messageText: 'Pay me in cash' }));
  await user.click((await row('Pay me in cash')).getByRole('button', { name: /^Options/ }));
  expect(entries()).toEqual(['Copy text', 'Report message']);
  await user.click(screen.getByRole('menuitem', { name: 'Report message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
  await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  expect(await dialog.findByRole('alert')).toHaveFocus();
  await expect(document.body).toHaveNoViolations();

  server.use(reply.error(`POST ${path}/reports`, 'REPORT_EXISTS', { message: 'Known.' }));
  const calls = recordCalls();
  await user.click(dialog.getByRole('radio', { name: 'Asks to pay outside the platform' }));
  await user.type(dialog.getByRole('textbox', { name: /Notes/ }), 'Cash');
  await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({
    path: `${path}/reports`,
    body: { reason: 'offPlatform', notes: 'Cash' },
  });
  expect(await screen.findByText('You have already reported this.')).toBeVisible();
});

test('a viewer of the company’s team reads a conversation and changes nothing in it [TEAM-3]', async () => {
  reader = actingAs('viewer', { _id: anId(1) });
  const { user, row } = await open(own());
  await user.click((await row('Nine is fine')).getByRole('button', { name: /^Options for the message/ }));
  expect(entries()).toEqual(['Copy text']);
  expect(screen.getByRole('note')).toHaveTextContent('Your role in this team');
  expect(screen.queryByRole('textbox', { name: 'Type your message...' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New Message' })).not.toBeInTheDocument();
});
