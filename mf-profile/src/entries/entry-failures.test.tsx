import { aCertificate, anOwnSkill, aPortfolioItem } from '@plumbline/testing/builders/profile-entries';
import { aContractor } from '@plumbline/testing/builders/users';
import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, server } from '@plumbline/testing/server';
import { OwnProfilePage } from '../own-profile/OwnProfilePage';

const marcus = aContractor({ reviewCount: 0 });
const guild = aCertificate();
const bath = aPortfolioItem();
const show = (route: string) => renderPage(<OwnProfilePage />, { route, path: '/profile', user: marcus });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const said = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeVisible();
/** The server said yes, and not what it kept. */
const kept = (method: 'post' | 'put', path: string) =>
  http[method](api(path), () => HttpResponse.json({ success: true, message: 'ok', data: null }));

const silent = (method: 'post' | 'put', path: string) =>
  http[method](api(path), () => new HttpResponse(null, { status: 502 }));

beforeEach(() => {
  const lists = { certificates: [guild], portfolios: [bath], skills: [anOwnSkill()] };
  server.use(reply.me(marcus), ...reply.profileLists(lists), reply.skillCatalogue([]));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

test.each([
  ['Skills', 'GET /skills', 'Failed to load skills'],
  ['Employment History', 'GET /experiences', 'Failed to load work experience'],
] as const)('%s that do not load say so', async (name, call, text) => {
  server.use(reply.noAnswer(call));
  await show('/profile');
  expect(await within(await screen.findByRole('region', { name })).findByText(text)).toBeVisible();
});

test('a skill that is not added says so', async () => {
  server.use(reply.noAnswer('POST /skills/add'));
  const { user } = await show('/profile?editing=1&edit=skills');
  const edit = await dialog('Edit Skills');
  await user.type(await edit.findByRole('combobox', { name: 'Skill' }), 'Slating{Enter}');
  await said('Failed to add skill');
});

test.each([
  {
    name: 'Remove Lead work',
    query: 'edit=skills',
    call: `DELETE /skills/${anOwnSkill()._id}`,
    text: 'Failed to delete skill',
  },
  {
    name: /^Delete certification/,
    query: '',
    call: `DELETE /certificates/${guild._id}`,
    text: 'Failed to delete certification',
  },
  {
    name: /^Delete portfolio item/,
    query: '',
    call: `DELETE /portfolios/${bath._id}`,
    text: 'Failed to delete portfolio',
  },
] as const)('$name: what is not deleted says so', async ({ name, query, call, text }) => {
  server.use(reply.noAnswer(call));
  const { user } = await show(`/profile?editing=1&${query}`);
  await user.click(await screen.findByRole('button', { name }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await said(text);
});

test('a changed certification that is not answered says so', async () => {
  server.use(reply.noAnswer(`PUT /certificates/${guild._id}`));
  const { user } = await show(`/profile?edit=certificates.${guild._id}`);
  const edit = await dialog('Edit Certification');
  await user.type(edit.getByRole('textbox', { name: 'Issued by' }), '!');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await said('Update failed');
});

test('a certification that the server did not give back says so', async () => {
  server.use(kept('post', '/certificates/add'));
  const { user } = await show('/profile?edit=certificates.new');
  const add = await dialog('Add Certification');
  await user.type(add.getByRole('textbox', { name: 'Certificate name' }), 'Gas Safe');
  await user.type(add.getByRole('textbox', { name: 'Issued by' }), 'The guild');
  await user.type(add.getByRole('textbox', { name: 'Year' }), '2019');
  await user.click(add.getByRole('button', { name: 'Save' }));
  await said('No data received from server');
});

test.each([
  ['is not answered', reply.noAnswer(`PUT /portfolios/${bath._id}`), 'Failed to save portfolio'],
  ['is refused without a word', silent('put', `/portfolios/${bath._id}`), 'Failed to update portfolio'],
  ['is not given back', kept('put', `/portfolios/${bath._id}`), 'Invalid response from server'],
] as const)('a changed work that %s says so', async (_how, answer, text) => {
  server.use(answer);
  const { user } = await show(`/profile?editing=1&edit=portfolios.${bath._id}`);
  const edit = await dialog('Edit Portfolio');
  await user.type(edit.getByLabelText('Description'), '!');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await said(text);
});

test('a work that is not added, and no reason given, says so', async () => {
  server.use(silent('post', '/portfolios'));
  const { user } = await show('/profile?editing=1&edit=portfolios.new');
  const add = await dialog('Add Portfolio');
  for (const side of ['before', 'after']) {
    const picture = new File([new Uint8Array(8)], `${side}.png`, { type: 'image/png' });
    await user.upload(add.getByLabelText(`Choose the picture ${side}`), picture);
  }
  await user.type(add.getByLabelText('Description'), 'Bathroom');
  await user.type(add.getByLabelText('Cost'), '1200');
  await user.type(add.getByLabelText('Time in days'), '6');
  await user.click(add.getByRole('button', { name: 'Save' }));
  await said('Failed to add portfolio');
});
