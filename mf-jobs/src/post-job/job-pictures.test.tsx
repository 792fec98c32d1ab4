import { forgetOutbox } from '@plumbline/shared-api/outbox';
import { anId } from '@plumbline/testing/builders/ids';
import { aJob, aJobPicture } from '@plumbline/testing/builders/jobs';
import { act, fireEvent, renderPage, screen, waitFor } from '@plumbline/testing/render';
import type { RenderedPage } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { PostJobPage } from './PostJobPage';

type Options = Parameters<typeof renderPage>[1];
const open = (options: Options = {}) =>
  renderPage(<PostJobPage />, {
    route: '/post-contract',
    path: '/post-contract',
    user: signedIn.client(),
    ...options,
  });

const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const press = (user: RenderedPage['user'], name: string) => user.click(screen.getByRole('button', { name }));
const handles = () => screen.queryAllByRole('button', { name: /^Picture \d+ of/ });
const order = () => handles().map((handle) => handle.dataset['picture']);

function choose(...files: File[]) {
  fireEvent.change(screen.getByLabelText('Attachment (optional)', { selector: 'input' }), {
    target: { files },
  });
}

async function chooseThree() {
  server.use(reply.jobPicturesSent(aJobPicture(1), aJobPicture(2), aJobPicture(3)));
  choose(png('a.png'), png('b.png'), png('c.png'));
  await waitFor(() => expect(order()).toEqual([anId(1), anId(2), anId(3)]));
}

async function fillAndPost(user: RenderedPage['user']) {
  await user.click(screen.getByRole('textbox', { name: 'Title' }));
  await user.paste('Fix the porch');
  await user.click(screen.getByRole('textbox', { name: 'Description' }));
  await user.paste('Three boards are rotten.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Job Duration' }), '2 Weeks');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'residential');
  await press(user, 'Next');
  await screen.findByRole('combobox', { name: 'City or ZIP code' });
  await press(user, 'Post Contract');
}

function recordPosts() {
  const calls = recordCalls();
  return () => calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/jobs/create'));
}

afterEach(() => forgetOutbox());
beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  sessionStorage.clear();
  server.use(reply.skillCatalogue(), reply.jobCreated(aJob()), reply.priceNear(null));
});

test('chosen pictures are sent at once, shown, and named by the job in their order with captions', async () => {
  const posted = recordPosts();
  const { user } = await open();
  await chooseThree();
  await user.click(screen.getAllByRole('textbox', { name: 'Caption (optional)' })[1]!);
  await user.paste('The step');
  await press(user, 'Move picture 2 forward');
  await fillAndPost(user);
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]!.body).toMatchObject({
    pictures: [
      { _id: anId(2), caption: 'The step' },
      { _id: anId(1), caption: '' },
      { _id: anId(3), caption: '' },
    ],
  });
  expect(posted()[0]!.body).not.toHaveProperty('attachment');
});

test('the order changes by arrow keys, which keep the focus and say the place', async () => {
  const { user } = await open();
  await chooseThree();
  handles()[0]!.focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(order()).toEqual([anId(2), anId(3), anId(1)]);
  expect(handles()[2]).toHaveFocus();
  expect(screen.getByText('Now picture 3 of 3')).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(order()).toEqual([anId(2), anId(1), anId(3)]);
  expect(handles()[1]).toHaveFocus();
});

test('a picture is dragged to another place', async () => {
  await open();
  await chooseThree();
  fireEvent.dragStart(handles()[2]!, { dataTransfer: { effectAllowed: '' } });
  fireEvent.dragOver(handles()[0]!);
  fireEvent.dragEnd(handles()[0]!);
  expect(order()).toEqual([anId(3), anId(1), anId(2)]);
});

test('a removed picture gives its focus to the next, the last one to the button', async () => {
  const { user } = await open();
  await chooseThree();
  await press(user, 'Remove picture 3');
  expect(handles()[1]).toHaveFocus();
  await press(user, 'Remove picture 1');
  expect(order()).toEqual([anId(2)]);
  await press(user, 'Remove picture 1');
  expect(screen.getByLabelText('Attachment (optional)', { selector: 'input' })).toHaveFocus();
});

test('a job that is posted while a picture is under way waits for it', async () => {
  const posted = recordPosts();
  const { user } = await open();
  server.use(reply.jobPicturesSent(aJobPicture(1)));
  choose(png('a.png'));
  await fillAndPost(user);
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]!.body).toMatchObject({ pictures: [{ _id: anId(1) }] });
});

test('a picture that the server refuses is said by its name, and the next ones are sent', async () => {
  server.use(reply.error('POST /jobs/pictures', 'ATTACHMENT_TYPE', { message: 'Invalid file type: a.png' }));
  await open();
  choose(png('a.png'));
  expect((await screen.findAllByText('Invalid file type: a.png'))[0]).toBeVisible();
  expect(handles()).toEqual([]);
  await chooseThree();
});

test('pictures chosen without a network wait with the form, also after a reload, and are sent once it is back [OFL-31]', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(reply.noAnswer('POST /jobs/pictures'));
  const { unmount } = await open();
  choose(png('a.png'), png('b.png'), png('c.png'));
  expect(await screen.findByText('“a.png” waits for a network')).toBeVisible();
  await expect(document.body).toHaveNoViolations();
  unmount();

  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove b.png' }));
  expect(screen.queryByText('“b.png” waits for a network')).not.toBeInTheDocument();
  server.use(reply.jobPicturesSent(aJobPicture(1), aJobPicture(2)));
  const calls = recordCalls();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(order()).toEqual([anId(1), anId(2)]));
  const sent = calls
    .filter(({ path }) => path.endsWith('/jobs/pictures'))
    .map(({ body }) => body as FormData);
  expect(sent.map((form) => (form.get('picture') as File).name)).toEqual(['a.png', 'c.png']);
  online.mockRestore();
});

test('an eleventh picture is left out by its name, and a drop is judged as a choice is', async () => {
  server.use(reply.jobPicturesSent(...Array.from({ length: 10 }, (_, index) => aJobPicture(index + 1))));
  await open();
  const files = [...Array(11).keys()].map((index) => png(`${String(index + 1)}.png`));
  fireEvent.drop(screen.getByText('Or drop pictures and a plan here.'), { dataTransfer: { files } });
  expect(await screen.findByText('A job has at most ten pictures: 11.png was left out.')).toBeVisible();
  await waitFor(() => expect(handles()).toHaveLength(10));
});

test('pictures survive a reload with the draft', async () => {
  const { unmount } = await open();
  await chooseThree();
  unmount();
  await open();
  expect(order()).toEqual([anId(1), anId(2), anId(3)]);
});

test('a picture that is gone when the job is posted is said beside the field', async () => {
  const message = 'One of the pictures is no longer there; please add it again';
  server.use(
    reply.error('POST /jobs/create', 'VALIDATION_FAILED', { message, fields: { pictures: message } }),
  );
  const { user } = await open();
  await chooseThree();
  await fillAndPost(user);
  expect(await screen.findByRole('heading', { name: 'Step 1 of 2: The work' })).toBeVisible();
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  expect(order()).toHaveLength(3);
});

test('the pictures are accessible and speak French', async () => {
  server.use(reply.jobPicturesSent(aJobPicture(1)));
  await open({ language: 'fr' });
  fireEvent.change(screen.getByLabelText('Pièce jointe (facultatif)', { selector: 'input' }), {
    target: { files: [png('a.png')] },
  });
  expect(await screen.findByRole('button', { name: 'Retirer la photo 1' })).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});
