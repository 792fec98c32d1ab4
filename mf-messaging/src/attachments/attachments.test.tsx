import { forgetOutbox } from '@plumbline/shared-api/outbox';
import type { Message, MessageFile } from '@plumbline/shared-schema/messages';
import { aConversation } from '@plumbline/testing/builders/chats';
import { anId } from '@plumbline/testing/builders/ids';
import { aMessage } from '@plumbline/testing/builders/messages';
import { giveLayout } from '@plumbline/testing/layout';
import { fireEvent, renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ConversationsPage } from '../conversations/ConversationsPage';

const marcus = aConversation();
const FIVE_MB = 5 * 1024 * 1024;

const aFile = (overrides: Partial<MessageFile> = {}): MessageFile => ({
  _id: anId(80),
  name: 'wall.png',
  type: 'image/png',
  size: 240_000,
  url: '/files/80?signed',
  thumbnailUrl: '/files/81?signed',
  ...overrides,
});
const plan = aFile({ _id: anId(82), name: 'plan.pdf', type: 'application/pdf', thumbnailUrl: null });

/** What was sent: text and names. */
let sent: string[][] = [];

function serve(rows: Message[] = []) {
  server.use(
    reply.chats([marcus]),
    http.post(api('/messages/:chatId/read'), () => HttpResponse.json({ success: true, count: 1 })),
    http.get(api(`/messages/${marcus._id}`), () => HttpResponse.json(rows)),
    http.post(api(`/messages/${marcus._id}/files`), async ({ request }) => {
      const form = await request.formData();
      const names = form.getAll('files').map((file) => (file as File).name);
      sent.push([String(form.get('content')), ...names]);
      const data = aMessage({
        _id: anId(300),
        seq: rows.length + 1,
        senderId: anId(1),
        receiverId: anId(2),
        messageText: String(form.get('content')),
        clientMessageId: String(form.get('clientMessageId')),
        files: names.map((name, index) => aFile({ _id: anId(400 + index), name })),
      });
      return HttpResponse.json({ success: true, message: '', data, chatId: marcus._id }, { status: 201 });
    }),
  );
}

const open = () =>
  renderPage(<ConversationsPage />, {
    route: `/messages?chat=${marcus._id}`,
    path: '/messages',
    user: signedIn.client(),
  });
const input = () => screen.findByRole('textbox', { name: 'Type your message...' });
const log = () => screen.findByRole('log', { name: 'Messages with Marcus Bell' });
const picker = () => screen.getByTestId('attachments');
const chosen = () =>
  within(screen.getByRole('list', { name: 'Attached files' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const image = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'image/png' });

let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
  server.use(reply.dealEvents());
  sent = [];
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(async () => {
  takeLayout();
  await forgetOutbox();
});

test('files are chosen, dropped and pasted, removed again, and sent with the text', async () => {
  serve();
  const { user } = await open();
  const box = await input();
  await user.upload(picker(), [image('wall.png'), image('floor.png')]);
  const pdf = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
  fireEvent.drop(box, { dataTransfer: { types: ['Files'], files: [pdf] } });
  fireEvent.paste(box, { clipboardData: { types: ['Files'], files: [image('image.png')] } });
  expect(chosen()).toEqual(['wall.png0 kB', 'floor.png0 kB', 'plan.pdf0 kB', 'image.png0 kB']);

  await user.click(screen.getByRole('button', { name: 'Remove floor.png' }));
  expect(box).toHaveFocus();
  await user.type(box, 'Look{Enter}');
  await waitFor(() => expect(sent).toEqual([['Look', 'wall.png', 'plan.pdf', 'image.png']]));
  expect(screen.queryByRole('list', { name: 'Attached files' })).not.toBeInTheDocument();
  expect(await within(await log()).findByText('Look')).toBeVisible();
});

test('files alone are a message', async () => {
  serve();
  const { user } = await open();
  await input();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await user.upload(picker(), [image('wall.png')]);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await within(await log()).findByRole('img', { name: 'Picture: wall.png' })).toBeVisible();
  await waitFor(() => expect(sent).toEqual([['', 'wall.png']]));
});

test('files that cannot be sent are refused by name, and more than five', async () => {
  serve();
  const { user } = await open();
  await input();
  await user
    .setup({ applyAccept: false })
    .upload(picker(), [
      new File(['MZ'], 'run.exe', { type: 'application/x-msdownload' }),
      image('huge.png', FIVE_MB + 1),
      image('wall.png'),
    ]);
  const alert = screen.getAllByRole('alert').find(({ textContent }) => textContent !== '');
  expect(alert).toHaveTextContent('Invalid file type: run.exe');
  expect(alert).toHaveTextContent('Possible kinds: JPEG, PNG, GIF, SVG, PDF');
  expect(alert).toHaveTextContent('File too large (max 5MB): huge.png');
  expect(chosen()).toEqual(['wall.png0 kB']);

  await user.upload(
    picker(),
    ['1', '2', '3', '4', '5'].map((name) => image(`${name}.png`)),
  );
  expect(alert).toHaveTextContent('A message can have at most 5 files.');
  expect(chosen()).toHaveLength(5);
});

test('a refused message with files keeps them for Retry', async () => {
  serve();
  server.use(
    reply.error(`POST /messages/${marcus._id}/files`, 'ATTACHMENT_TYPE', {
      message: 'Invalid file type: wall.png',
    }),
  );
  const { user } = await open();
  await input();
  await user.upload(picker(), [image('wall.png')]);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  const messages = within(await log());
  expect(await messages.findByText('Invalid file type: wall.png')).toBeVisible();
  expect(messages.getByRole('img', { name: 'Picture: wall.png' })).toBeVisible();

  serve();
  await user.click(messages.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(sent).toEqual([['', 'wall.png']]));
});

test('pictures open in a viewer that arrow keys turn, and Back closes; a PDF is a named file', async () => {
  const floor = aFile({ _id: anId(83), name: 'floor.png', url: '/files/83?signed' });
  serve([aMessage({ messageText: '', files: [aFile(), plan, floor] })]);
  const { user, location, navigate } = await open();
  const messages = within(await log());
  expect(await messages.findByRole('link', { name: /^plan.pdf/ })).toHaveAttribute('href', plan.url);
  expect(messages.getByText('240 kB')).toBeVisible();

  await user.click(messages.getByRole('link', { name: 'Picture: wall.png' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'wall.png' }));
  expect(location().search).toContain(`picture=${anId(80)}`);
  expect(viewer.getByText('Picture 1 of 2')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'floor.png' })).toBeVisible();
  expect(viewer.getByRole('img', { name: 'Picture: floor.png' })).toHaveAttribute('src', floor.url);
  await expect(document.body).toHaveNoViolations();
  await navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
