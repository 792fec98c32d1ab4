import { forgetOutbox } from '@plumbline/shared-api/outbox';
import { UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { aPortfolioItem } from '@plumbline/testing/builders/profile-entries';
import { aContractor, aPublicUser } from '@plumbline/testing/builders/users';
import { act, fireEvent, renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { OwnProfilePage } from '../own-profile/OwnProfilePage';
import { ProfessionalPage } from '../professional/ProfessionalPage';

const marcus = aContractor({ reviewCount: 0 });
const bath = aPortfolioItem();

const show = (route = '/profile?editing=1', language: 'en' | 'fr' = 'en') =>
  renderPage(<OwnProfilePage />, { route, path: '/profile', user: marcus, language });

beforeEach(() => {
  server.use(reply.me(marcus), ...reply.profileLists(), reply.skillCatalogue([]));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

afterEach(() => forgetOutbox());

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const said = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeVisible();
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const picture = (name: string, bytes = 8) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

test('a work shows its pictures, what it cost and how long it took; the arrow keys compare', async () => {
  server.use(reply.portfolios([bath]));
  const { container } = await show('/profile');
  const work = within(await screen.findByRole('region', { name: 'Portfolio' }));
  expect(await work.findByRole('heading', { name: 'Bathroom, tiled anew' })).toBeVisible();
  expect(work.getByText('$1,200.50 · 6 days')).toBeVisible();
  expect(work.getByRole('img', { name: 'Bathroom, tiled anew: before' })).toBeVisible();
  expect(work.getByRole('img', { name: 'Bathroom, tiled anew: after' })).toBeVisible();
  const line = work.getByRole('slider', { name: 'Compare before and after: Bathroom, tiled anew' });
  expect(line).toHaveAttribute('aria-valuetext', '50% before');
  fireEvent.change(line, { target: { value: '80' } });
  expect(line).toHaveAttribute('aria-valuetext', '80% before');
  expect(work.queryByRole('button', { name: /Portfolio/ })).not.toBeInTheDocument();
  await expect(container).toHaveNoViolations();
});

test('a portfolio that fails leaves the other lists, and can be asked for again', async () => {
  server.use(reply.noAnswer('GET /portfolios'));
  const { user } = await show();
  const work = within(await screen.findByRole('region', { name: 'Portfolio' }));
  expect(await work.findByText('Failed to load portfolio')).toBeVisible();
  expect(await screen.findByText('No work experience added yet.')).toBeVisible();
  server.use(reply.portfolios([bath]));
  await user.click(work.getByRole('button', { name: 'Retry' }));
  expect(await work.findByRole('heading', { name: 'Bathroom, tiled anew' })).toBeVisible();
});

test('a work is added once both pictures and the rest are there', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Add Portfolio' }));
  const add = await dialog('Add Portfolio');
  await user.click(add.getByRole('button', { name: 'Save' }));
  expect((await add.findAllByText('Both before and after images are required')).length).toBeGreaterThan(0);
  expect(add.getAllByText('Please fill all required fields').length).toBeGreaterThan(0);
  await expect(document.body).toHaveNoViolations();

  await user.upload(add.getByLabelText('Choose the picture before'), picture('old.png'));
  await user.upload(add.getByLabelText('Choose the picture after'), picture('new.png'));
  await user.type(add.getByLabelText('Description'), 'Bathroom, tiled anew');
  await user.type(add.getByLabelText('Cost'), '1200.5');
  await user.type(add.getByLabelText('Time in days'), '6');
  server.use(reply.portfolioAdded(bath), reply.portfolios([bath]));
  const calls = recordCalls();
  await user.click(add.getByRole('button', { name: 'Save' }));
  await said('Portfolio added successfully!');
  await gone();
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  const body = Object.fromEntries(sent[0]?.body as FormData);
  expect(body).toMatchObject({ description: 'Bathroom, tiled anew', cost: '1200.5', serviceTime: '6' });
  expect([body['before'], body['after']]).toMatchObject([{ name: 'old.png' }, { name: 'new.png' }]);
  expect(await screen.findByRole('heading', { name: 'Bathroom, tiled anew' })).toBeVisible();
});

test('a work added without a network waits with its pictures and is sent once it is back; a refused one says why [OFL-31]', async () => {
  const { user } = await show('/profile?editing=1&edit=portfolios.new');
  const add = await dialog('Add Portfolio');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(reply.noAnswer('POST /portfolios'));
  await user.upload(add.getByLabelText('Choose the picture before'), picture('old.png'));
  await user.upload(add.getByLabelText('Choose the picture after'), picture('new.png'));
  await user.type(add.getByLabelText('Description'), 'Bathroom, tiled anew');
  await user.type(add.getByLabelText('Cost'), '1200');
  await user.type(add.getByLabelText('Time in days'), '6');
  await user.click(add.getByRole('button', { name: 'Save' }));
  await gone();
  const portfolio = within(await screen.findByRole('region', { name: 'Portfolio' }));
  expect(await portfolio.findByText('“Bathroom, tiled anew” waits for a network')).toBeVisible();
  await expect(document.body).toHaveNoViolations();

  server.use(reply.error('POST /portfolios', 'ENTRY_LIMIT', { message: 'Too many works.' }));
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await portfolio.findByText('“Bathroom, tiled anew” was not accepted')).toBeVisible();
  expect(portfolio.getByText('Too many works.')).toBeVisible();
  server.use(reply.portfolioAdded(bath), reply.portfolios([bath]));
  const calls = recordCalls();
  await user.click(portfolio.getByRole('button', { name: 'Retry' }));
  expect(await portfolio.findByRole('heading', { name: 'Bathroom, tiled anew' })).toBeVisible();
  expect(portfolio.queryByText(/was not accepted/)).not.toBeInTheDocument();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body as FormData);
  expect(sent.map((form) => (form.get('after') as File).name)).toEqual(['new.png']);
  online.mockRestore();
});

test('a picture that is too large or none is refused, and the one before it stays', async () => {
  const { user } = await show('/profile?editing=1&edit=portfolios.new');
  const add = await dialog('Add Portfolio');
  const before = add.getByLabelText('Choose the picture before');
  await user.upload(before, picture('small.png'));
  expect(await add.findByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await user.upload(before, picture('huge.png', UPLOAD_MAX_BYTES + 1));
  expect(await add.findByText('File size must be less than 5MB')).toBeVisible();
  fireEvent.change(before, { target: { files: [new File(['x'], 'x.pdf', { type: 'application/pdf' })] } });
  expect(await add.findByText('Please choose a JPEG, PNG, GIF or WebP image')).toBeVisible();
  expect(add.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
});

test('what the server cannot read is said in the dialog, which keeps everything', async () => {
  server.use(
    reply.portfolios([bath]),
    reply.error(`PUT /portfolios/${bath._id}`, 'INVALID_IMAGE', {
      message: 'This file is not an image we can read.',
    }),
  );
  const { user } = await show(`/profile?editing=1&edit=portfolios.${bath._id}`);
  const edit = await dialog('Edit Portfolio');
  expect(edit.getByLabelText('Description')).toHaveValue('Bathroom, tiled anew');
  await user.upload(edit.getByLabelText('Choose the picture after'), picture('broken.png'));
  await user.click(edit.getByRole('button', { name: 'Save' }));
  expect(await edit.findByText('This file is not an image we can read.')).toBeVisible();
  expect(edit.getByRole('img', { name: 'The picture you chose' })).toBeVisible();

  const cheaper = { ...bath, cost: 900 };
  server.use(reply.portfolioChanged(cheaper), reply.portfolios([cheaper]));
  const cost = edit.getByLabelText('Cost');
  await user.clear(cost);
  await user.type(cost, '900');
  const calls = recordCalls();
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await said('Portfolio updated successfully!');
  await gone();
  const body = Object.fromEntries(calls.find(({ method }) => method === 'PUT')?.body as FormData);
  expect(body).toMatchObject({ cost: '900', after: { name: 'broken.png' } });
  expect(body).not.toHaveProperty('before');
  expect(await screen.findByText('$900 · 6 days')).toBeVisible();
});

test('a work is deleted after a question that names it', async () => {
  server.use(reply.portfolios([bath]));
  const { user } = await show();
  await user.click(
    await screen.findByRole('button', { name: 'Delete portfolio item: Bathroom, tiled anew' }),
  );
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Bathroom, tiled anew”?' }));
  expect(
    question.getByText('Are you sure you want to delete this portfolio item? This action cannot be undone.'),
  ).toBeVisible();
  server.use(reply.done(`DELETE /portfolios/${bath._id}`, 'Portfolio deleted'), reply.portfolios([]));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await said('Portfolio deleted');
  expect(await screen.findByText('No work added yet. Show a place before and after it.')).toBeVisible();
});

test('others see the works of a profile, and one of them large', async () => {
  const person = aPublicUser();
  server.use(
    reply.profile(person),
    reply.feedbacks([]),
    reply.portfolios([bath]),
    reply.professionalsCompared([]),
  );
  const { user, location } = await renderPage(<ProfessionalPage />, {
    route: `/professionals/${person._id}`,
    path: '/professionals/:id',
    user: signedIn.client(),
    language: 'fr',
  });
  const opener = await screen.findByRole('link', { name: 'Voir en grand\u00a0: Bathroom, tiled anew' });
  expect(screen.getByRole('region', { name: 'Réalisations' })).toHaveTextContent('6 jours');
  await user.click(opener);
  expect(location().search).toBe(`?work=${bath._id}`);
  const viewer = await dialog('Bathroom, tiled anew');
  expect(viewer.getByRole('slider')).toBeInTheDocument();
  await user.click(viewer.getByRole('button', { name: 'Fermer' }));
  await gone();
});
