import { anId } from '@plumbline/testing/builders/ids';
import {
  aCertificate,
  aLanguage,
  anExperience,
  anOwnSkill,
} from '@plumbline/testing/builders/profile-entries';
import { aContractor } from '@plumbline/testing/builders/users';
import { fireEvent, renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { OwnProfilePage } from '../own-profile/OwnProfilePage';

const marcus = aContractor({ reviewCount: 0 });

const show = (route = '/profile?editing=1', user = marcus, language: 'en' | 'fr' = 'en') =>
  renderPage(<OwnProfilePage />, { route, path: '/profile', user, language });

beforeEach(() => {
  server.use(reply.me(marcus), ...reply.profileLists(), reply.skillCatalogue([]));
});

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const said = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeVisible();
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a contractor reads their lists, without a button outside edit mode', async () => {
  server.use(
    ...reply.profileLists({
      languages: [aLanguage()],
      skills: [anOwnSkill(), anOwnSkill({ _id: anId(511), name: 'plumbing' })],
      certificates: [aCertificate()],
      experiences: [
        anExperience({ _id: anId(531), jobTitle: 'Apprentice', endDate: '2019-04-30T00:00:00.000Z' }),
        anExperience(),
      ],
    }),
  );
  await show('/profile');
  expect(await (await card('Languages')).findByRole('listitem')).toHaveTextContent('French · Fluent');
  expect(await screen.findByText('Plumbing')).toBeVisible();
  const skills = (await card('Skills')).getAllByRole('listitem');
  expect(skills[0]).toHaveTextContent('Plumbing');
  expect(await (await card('Certifications')).findByRole('listitem')).toHaveTextContent('The guild · 2019');
  const history = within(await (await card('Employment History')).findByRole('list'));
  expect(history.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Plumber',
    'Apprentice',
  ]);
  expect(history.getAllByRole('listitem')[0]).toHaveTextContent('May 2019 – Present');
  expect(
    screen.queryByRole('button', { name: /Language|Skill|Certification|Experience/i }),
  ).not.toBeInTheDocument();
});

test('a list that fails is empty alone, and can be asked for again', async () => {
  server.use(reply.noAnswer('GET /languages/me'));
  const { user } = await show();
  const languages = await card('Languages');
  expect(await languages.findByText('Failed to fetch languages')).toBeVisible();
  expect(await screen.findByText('No skills added yet.')).toBeVisible();
  server.use(reply.languages([aLanguage()]));
  await user.click(languages.getByRole('button', { name: 'Retry' }));
  expect(await languages.findByText('French')).toBeVisible();
});

test('clients have none of these lists', async () => {
  const nora = signedIn.client();
  server.use(reply.me(nora));
  await show('/profile?editing=1', nora);
  expect(await screen.findByRole('heading', { name: nora.fullName })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Languages' })).not.toBeInTheDocument();
});

test('a language is added, its level changed, and removed, all in one dialog', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Edit Languages' }));
  const edit = await dialog('Edit Languages');
  const add = edit.getByRole('button', { name: 'Add language' });
  expect(add).toBeDisabled();
  await user.selectOptions(edit.getByRole('combobox', { name: 'Language' }), 'French');
  await user.selectOptions(edit.getByRole('combobox', { name: 'Proficiency' }), 'Fluent');
  server.use(reply.languageAdded(aLanguage()), reply.languages([aLanguage()]));
  const calls = recordCalls();
  await user.click(add);
  await said('Language added');
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/languages',
    body: { name: 'French', proficiency: 'fluent' },
  });
  const level = await edit.findByRole('combobox', { name: 'Proficiency in French' });
  expect(edit.getByRole('combobox', { name: 'Language' })).toHaveValue('');
  await expect(document.body).toHaveNoViolations();

  const native = aLanguage({ proficiency: 'native' });
  server.use(reply.languageChanged(native), reply.languages([native]));
  await user.selectOptions(level, 'Native');
  await said('Language updated');
  server.use(reply.done(`DELETE /languages/${native._id}`, 'Language removed'), reply.languages([]));
  await user.click(edit.getByRole('button', { name: 'Remove French' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “French”?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await said('Language removed');
  await waitFor(() => expect(edit.queryByText('French', { selector: 'p' })).not.toBeInTheDocument());
  await user.click(edit.getByRole('button', { name: 'Done' }));
  await gone();
  expect(screen.getByRole('button', { name: 'Edit Languages' })).toHaveFocus();
});

test('the arrow keys choose a level of a language, of which the last is sent', async () => {
  server.use(reply.languages([aLanguage()]));
  await show('/profile?editing=1&edit=languages');
  const edit = await dialog('Edit Languages');
  const level = await edit.findByRole('combobox', { name: 'Proficiency in French' });
  const native = aLanguage({ proficiency: 'native' });
  server.use(reply.languageChanged(native), reply.languages([native]));
  const calls = recordCalls();
  for (const value of ['basic', 'conversational', 'native']) {
    // At once, so that no pause of a slow machine can lie between them.
    fireEvent.change(level, { target: { value } });
    expect(level).toHaveValue(value);
  }
  const sent = () => calls.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []));
  await waitFor(() => expect(sent()).toEqual([{ name: 'French', proficiency: 'native' }]));
  expect(level).toHaveValue('native');
});

test('what the server did not keep is said in its own words, not in general ones', async () => {
  const { user } = await show('/profile?editing=1&edit=languages');
  const edit = await dialog('Edit Languages');
  await user.selectOptions(await edit.findByRole('combobox', { name: 'Language' }), 'French');
  await user.selectOptions(edit.getByRole('combobox', { name: 'Proficiency' }), 'Basic');
  server.use(
    http.post(api('/languages'), () => HttpResponse.json({ success: true, message: 'ok', data: null })),
  );
  await user.click(edit.getByRole('button', { name: 'Add language' }));
  expect((await edit.findAllByText('Language not created'))[0]).toBeVisible();
});

test('the same language twice is refused before anything is sent', async () => {
  server.use(reply.languages([aLanguage()]));
  const { user } = await show('/profile?editing=1&edit=languages');
  const edit = await dialog('Edit Languages');
  await user.selectOptions(await edit.findByRole('combobox', { name: 'Language' }), 'French');
  await user.selectOptions(edit.getByRole('combobox', { name: 'Proficiency' }), 'Basic');
  const calls = recordCalls();
  await user.click(edit.getByRole('button', { name: 'Add language' }));
  expect((await edit.findAllByText(/This language already exists in your profile/))[0]).toBeVisible();
  expect(calls).toEqual([]);
});

test.each([
  ['addLanguage', 'POST /languages', 'Failed to add language'],
  ['changed', `PUT /languages/${aLanguage()._id}`, 'Language not updated'],
  ['removed', `DELETE /languages/${aLanguage()._id}`, 'Failed to remove language'],
] as const)('a language that is not %s says so', async (what, call, text) => {
  server.use(reply.languages([aLanguage({ name: 'Urdu' })]), reply.noAnswer(call));
  const { user } = await show('/profile?editing=1&edit=languages');
  const edit = await dialog('Edit Languages');
  const level = await edit.findByRole('combobox', { name: 'Proficiency in Urdu' });
  if (what === 'changed') await user.selectOptions(level, 'Native');
  if (what === 'removed') {
    await user.click(edit.getByRole('button', { name: 'Remove Urdu' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
  }
  if (what === 'addLanguage') {
    await user.selectOptions(edit.getByRole('combobox', { name: 'Language' }), 'French');
    await user.selectOptions(edit.getByRole('combobox', { name: 'Proficiency' }), 'Basic');
    await user.click(edit.getByRole('button', { name: 'Add language' }));
  }
  await said(text);
});

test('a skill is typed in one’s own language and sent as the catalogue has it', async () => {
  const { user } = await show('/profile?editing=1&edit=skills', marcus, 'fr');
  const edit = await dialog('Modifier les compétences');
  server.use(reply.skillAdded(anOwnSkill({ name: 'plumbing' })));
  const calls = recordCalls();
  await user.type(await edit.findByRole('combobox', { name: 'Compétence' }), 'plomberie{Enter}');
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'plumbing' }),
  );
});

test('a skill that the profile has says so', async () => {
  server.use(
    reply.error('POST /skills/add', 'SKILL_EXISTS', { message: 'This skill already exists in your profile' }),
  );
  const { user } = await show('/profile?editing=1&edit=skills');
  const edit = await dialog('Edit Skills');
  await user.type(await edit.findByRole('combobox', { name: 'Skill' }), 'Slating{Enter}');
  expect((await edit.findAllByText('This skill already exists in your profile'))[0]).toBeVisible();
  expect(edit.getByRole('combobox', { name: 'Skill' })).toHaveValue('Slating');
});

test('a certification is added, needs all three, and no year to come', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Add Certification' }));
  const add = await dialog('Add Certification');
  const save = add.getByRole('button', { name: 'Save' });
  await user.type(add.getByRole('textbox', { name: 'Certificate name' }), 'Gas Safe');
  await user.type(add.getByRole('textbox', { name: 'Issued by' }), 'The guild');
  expect(save).toBeDisabled();
  const year = add.getByRole('textbox', { name: 'Year' });
  await user.type(year, '9999');
  await user.click(save);
  expect((await add.findAllByText(/The year cannot be in the future/))[0]).toBeVisible();
  await user.clear(year);
  await user.type(year, '2019');
  server.use(reply.certificateAdded(aCertificate()), reply.certificates([aCertificate()]));
  const calls = recordCalls();
  await user.click(save);
  await said('Certification added!');
  await gone();
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/certificates/add',
    body: { certificateName: 'Gas Safe', issuedBy: 'The guild' },
  });
  expect(await screen.findByText('Gas Safe')).toBeVisible();
});

test('a changed certification keeps the day of a year that stays', async () => {
  const dated = aCertificate({ year: '2019-06-30T00:00:00.000Z' });
  server.use(reply.certificates([dated]), reply.certificateChanged(dated));
  const { user } = await show(`/profile?edit=certificates.${dated._id}`);
  const edit = await dialog('Edit Certification');
  expect(edit.getByRole('textbox', { name: 'Year' })).toHaveValue('2019');
  await user.type(edit.getByRole('textbox', { name: 'Issued by' }), ' of plumbers');
  const calls = recordCalls();
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await said('Certification updated!');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    issuedBy: 'The guild of plumbers',
    year: '2019-06-30T00:00:00.000Z',
  });
});

test('work experience is added; who works there still gives no end', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Add Work Experience' }));
  const add = await dialog('Add Work Experience');
  const save = add.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await user.type(add.getByRole('textbox', { name: 'Job title' }), 'Plumber');
  await user.type(add.getByRole('textbox', { name: 'Company' }), 'Harbor & Stone');
  await user.type(add.getByLabelText('Start date'), '2019-05-04');
  const end = add.getByLabelText('End date');
  await user.click(save);
  expect((await add.findAllByText(/Please provide an end date/))[0]).toBeVisible();
  await user.type(end, '2019-05-03');
  await user.click(save);
  expect((await add.findAllByText(/The end date cannot be before the start date/))[0]).toBeVisible();
  await user.click(add.getByRole('checkbox', { name: 'I currently work here' }));
  expect(end).toBeDisabled();
  expect(end).toHaveValue('');
  server.use(reply.experienceAdded(anExperience()), reply.experiences([anExperience()]));
  const calls = recordCalls();
  await user.click(save);
  await said('Work experience added!');
  await gone();
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/experiences/add',
    body: { jobTitle: 'Plumber', company: 'Harbor & Stone', startDate: '2019-05-04T00:00:00.000Z' },
  });
});

test('deleting work experience asks first', async () => {
  const job = anExperience();
  server.use(reply.experiences([job]));
  const { user } = await show();
  await user.click(
    await screen.findByRole('button', { name: 'Delete work experience: Plumber, Harbor & Stone' }),
  );
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText('Are you sure you want to delete this work experience? This action cannot be undone.'),
  ).toBeVisible();
  server.use(reply.noAnswer(`DELETE /experiences/${job._id}`));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByText('Failed to delete work experience')).toBeVisible();
  server.use(reply.done(`DELETE /experiences/${job._id}`, 'Work experience deleted'), reply.experiences([]));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await said('Work experience deleted');
  expect(await screen.findByText('No work experience added yet.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Employment History' })).toHaveFocus());
});

test('work experience that is not saved says so in the dialog, and what was typed stays', async () => {
  const job = anExperience();
  server.use(reply.experiences([job]), reply.noAnswer(`PUT /experiences/${job._id}`));
  const { user } = await show(`/profile?edit=experiences.${job._id}`);
  const edit = await dialog('Edit Work Experience');
  expect(edit.getByRole('checkbox', { name: 'I currently work here' })).toBeChecked();
  await user.type(edit.getByRole('textbox', { name: 'Job title' }), '!');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  expect((await edit.findAllByText('Operation failed'))[0]).toBeVisible();
  expect(edit.getByRole('textbox', { name: 'Job title' })).toHaveValue('Plumber!');
});

test('after a save the whole profile is read again', async () => {
  const { user } = await show('/profile?editing=1&edit=skills');
  const edit = await dialog('Edit Skills');
  const field = await edit.findByRole('combobox', { name: 'Skill' });
  server.use(reply.skillAdded(anOwnSkill()), reply.noAnswer('GET /experiences'));
  await user.type(field, 'Lead work{Enter}');
  await said('Skill added successfully');
  expect(await screen.findByText('Failed to refresh profile data')).toBeInTheDocument();
});
