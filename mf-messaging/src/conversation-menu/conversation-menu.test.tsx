import { forgetOutbox } from '@plumbline/shared-api/outbox';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { aConversation } from '@plumbline/testing/builders/chats';
import { anId } from '@plumbline/testing/builders/ids';
import { aMessage } from '@plumbline/testing/builders/messages';
import { aPerson } from '@plumbline/testing/builders/users';
import { giveLayout } from '@plumbline/testing/layout';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ConversationsPage } from '../conversations/ConversationsPage';

const ana = aConversation({
  _id: anId(160),
  jobId: null,
  jobTitle: null,
  other: aPerson({ _id: anId(161), fullName: 'Ana' }),
});
const marcusId = anId(2);

/** A server that keeps what is set for the conversation with Marcus. */
function serve(first: Partial<Conversation> = {}) {
  let marcus = aConversation(first);
  const block = (isBlocked: boolean) => {
    marcus = { ...marcus, isBlocked, canWrite: !isBlocked };
    return HttpResponse.json({ success: true, message: isBlocked ? 'Person blocked' : 'Person unblocked' });
  };
  server.use(
    http.get(api('/chats'), () => HttpResponse.json([marcus, ana])),
    http.post(api('/messages/:chatId/read'), () => HttpResponse.json({ success: true, count: 1 })),
    reply.messages(marcus._id, [aMessage()]),
    http.patch(api(`/chats/${marcus._id}`), async ({ request }) => {
      marcus = { ...marcus, ...((await request.json()) as Partial<Conversation>) };
      return HttpResponse.json({ success: true, message: 'Saved', data: marcus });
    }),
    http.put(api(`/users/${marcusId}/block`), () => block(true)),
    http.delete(api(`/users/${marcusId}/block`), () => block(false)),
  );
  return { block, chatId: marcus._id };
}

async function open(first?: Partial<Conversation>) {
  const site = serve(first);
  const page = await renderPage(<ConversationsPage />, {
    route: `/messages?chat=${site.chatId}`,
    path: '/messages',
    user: signedIn.client(),
  });
  const choose = async (entry: string) => {
    await page.user.click(
      await screen.findByRole('button', { name: 'Options for the conversation with Marcus Bell' }),
    );
    await page.user.click(screen.getByRole('menuitem', { name: entry }));
  };
  return { ...page, ...site, choose };
}
const list = () => within(screen.getByRole('navigation', { name: 'Conversations' }));
const input = () => screen.findByRole('textbox', { name: 'Type your message...' });

let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
  server.use(reply.dealEvents());
});
afterEach(async () => {
  takeLayout();
  await forgetOutbox();
});

test('an archived conversation leaves the list for the archive, and comes back by Undo', async () => {
  const { user, choose, location } = await open();
  await choose('Archive');
  await waitFor(() => expect(list().queryByRole('link', { name: /Marcus/ })).not.toBeInTheDocument());
  expect(list().getByRole('link', { name: /Ana/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await list().findByRole('link', { name: /Marcus/ })).toBeVisible();

  await choose('Archive');
  await user.click(await list().findByRole('link', { name: 'Archived (1)' }));
  expect(location().search).toContain('show=archived');
  expect(list().getByRole('link', { name: /Marcus/ })).toBeVisible();
  expect(list().queryByRole('link', { name: /Ana/ })).not.toBeInTheDocument();
  await expect(document.body).toHaveNoViolations();
  await choose('Move out of the archive');
  expect(await list().findByText('No archived conversations')).toBeVisible();
  await user.click(list().getByRole('link', { name: 'All conversations' }));
  expect(list().getByRole('link', { name: /Marcus/ })).toBeVisible();
});

test('a search finds archived conversations too', async () => {
  const { user } = await open({ isArchived: true });
  server.use(
    http.get(api('/messages/search'), () =>
      HttpResponse.json({ success: true, data: [], count: 0, page: 1, limit: 100 }),
    ),
  );
  await user.type(await screen.findByRole('searchbox'), 'marc');
  expect(await list().findByRole('link', { name: /Marcus Bell.*Archived/ })).toBeVisible();
});

test('a muted conversation has a sign in the list until it is unmuted', async () => {
  const { choose } = await open();
  await choose('Mute');
  expect(await list().findByRole('link', { name: /Marcus Bell.*Muted/ })).toBeVisible();
  expect(await screen.findByText('Conversation muted', { selector: '[role=status] *' })).toBeVisible();
  await choose('Unmute');
  await waitFor(() => expect(list().queryByRole('link', { name: /Muted/ })).not.toBeInTheDocument());
});

test('a change that is refused is taken back and said', async () => {
  const { choose, chatId } = await open();
  server.use(reply.noAnswer(`PATCH /chats/${chatId}`));
  await choose('Mute');
  expect(
    await screen.findByText('The conversation could not be changed', { selector: '[role=alert] *' }),
  ).toBeVisible();
  expect(list().queryByRole('link', { name: /Muted/ })).not.toBeInTheDocument();
});

test('blocking asks first, and ends the writing until one unblocks', async () => {
  const { user, choose } = await open();
  await input();
  await choose('Block Marcus Bell');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Block Marcus Bell?' }));
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('You have blocked Marcus Bell.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Type your message...' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  expect(await input()).toBeVisible();
});

test('a message to somebody who blocks the reader is kept with the reason, and the writing ends', async () => {
  const { user, block } = await open();
  const box = await input();
  const refusal = { success: false, error: 'You cannot contact this person.', code: 'BLOCKED' };
  server.use(
    http.post(api('/messages/'), () => {
      block(true);
      return HttpResponse.json(refusal, { status: 403 });
    }),
  );
  await user.type(box, 'Hello?{Enter}');
  const log = within(await screen.findByRole('log', { name: 'Messages with Marcus Bell' }));
  expect(await log.findByText('You cannot contact this person.')).toBeVisible();
  expect(await screen.findByText('You have blocked Marcus Bell.')).toBeVisible();
});

test('the other person can be reported', async () => {
  const { user, choose } = await open();
  server.use(
    http.post(api(`/users/${marcusId}/reports`), () =>
      HttpResponse.json({ success: true, message: 'Thank you.', data: {} }, { status: 201 }),
    ),
  );
  const calls = recordCalls();
  await choose('Report Marcus Bell');
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Marcus Bell' }));
  await user.click(dialog.getByRole('radio', { name: 'Spam' }));
  await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({
    path: `/users/${marcusId}/reports`,
    body: { reason: 'spam', notes: '' },
  });
});
