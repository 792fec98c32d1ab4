import { aFeedback } from '@plumbline/testing/builders/feedbacks';
import { aContractor } from '@plumbline/testing/builders/users';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { OwnProfilePage } from './OwnProfilePage';

const marcus = aContractor();

beforeEach(() => {
  server.use(reply.feedbacks([aFeedback({ review: 'Clean work.' })]), ...reply.profileLists());
});

const show = (route = '/profile', user = marcus, language: 'en' | 'fr' = 'en') =>
  renderPage(<OwnProfilePage />, { route, path: '/profile', user, language });

async function openTitleDialog(person: Awaited<ReturnType<typeof show>>) {
  await person.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await person.user.click(screen.getByRole('button', { name: 'Edit Your Title' }));
  return screen.findByRole('dialog', { name: 'Edit Your Title' });
}

test('a person reads who they are on the site', async () => {
  server.use(reply.me({ ...marcus, completedContracts: 1 }));
  const { container } = await show();
  expect(await screen.findByRole('heading', { name: 'Marcus Bell' })).toBeVisible();
  expect(screen.getByText('Licensed plumber')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Licensed plumber | 12 years' })).toBeVisible();
  expect(screen.getAllByText('4.8 out of 5, 12 reviews')[0]).toBeVisible();
  expect(screen.getByText('1 contract completed')).toBeVisible();
  expect(screen.getByText('March 2026')).toBeVisible();
  expect(screen.getByText('Kitchens, bathrooms and everything behind the wall.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Client Reviews' })).toBeVisible();
  expect(await screen.findByText('Clean work.')).toBeVisible();
  expect(screen.queryByText('Email not verified')).not.toBeInTheDocument();
  await expect(container).toHaveNoViolations();
});

test('a title of one part stands once, what is verified beside the name, and no empty list', async () => {
  const verified = aContractor({ title: 'Licensed plumber', badges: ['verified', 'licence'] });
  server.use(reply.me(verified));
  const { user } = await show('/profile', verified);
  expect(await screen.findByRole('heading', { name: 'Licensed plumber' })).toBeVisible();
  expect(screen.getAllByText('Licensed plumber')).toHaveLength(1);
  expect(screen.getByText('Email verified')).toBeVisible();
  expect(screen.getByText('License verified')).toBeVisible();
  await screen.findByText('Clean work.');
  expect(screen.queryByRole('heading', { name: 'Certifications' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  expect(await screen.findByRole('heading', { name: 'Certifications' })).toBeVisible();
});

test('a company says about itself what others read under the same heading', async () => {
  const harbor = signedIn.company();
  server.use(reply.me(harbor));
  await show('/profile', harbor);
  expect(await screen.findByRole('heading', { name: 'About the company' })).toBeVisible();
});

test('edit controls appear only in edit mode, which the address keeps', async () => {
  server.use(reply.me(marcus));
  const { user, location } = await show();
  await screen.findByRole('heading', { name: 'Marcus Bell' });
  expect(screen.queryByRole('button', { name: 'Edit Bio' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  expect(screen.getByRole('button', { name: 'Edit Bio' })).toBeVisible();
  expect(location().search).toBe('?editing=1');
  await user.click(screen.getByRole('button', { name: 'Done Editing' }));
  expect(screen.queryByRole('button', { name: 'Edit Bio' })).not.toBeInTheDocument();
});

test('a new account without bio, reviews and verified e-mail is told so [ACC-29]', async () => {
  const nora = signedIn.client({ emailVerified: false });
  server.use(reply.me(nora));
  await show('/profile', nora);
  expect(
    await screen.findByText(
      'No bio added yet. Add a bio to tell clients about yourself and your experience.',
    ),
  ).toBeVisible();
  expect(screen.getByText('New on Plumbline')).toBeVisible();
  expect(screen.getByText('Email not verified')).toBeVisible();
});

test('a new title shows at once, is sent once, and the focus returns to its pencil', async () => {
  server.use(reply.me(marcus), reply.meUpdated(marcus));
  const calls = recordCalls();
  const page = await show();
  const dialog = await openTitleDialog(page);
  await expect(dialog).toHaveNoViolations();
  expect(
    within(dialog).getByText('Enter a single sentence description of your professional skills/experience'),
  ).toBeVisible();
  const field = within(dialog).getByRole('textbox', { name: 'Title' });
  expect(field).toHaveValue('Licensed plumber | 12 years');
  await page.user.clear(field);
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.user.type(field, 'Master plumber');
  await page.user.dblClick(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Master plumber' })).toBeInTheDocument();
  expect((await screen.findAllByText('Title updated successfully')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Edit Your Title' })).toHaveFocus();
  const sent = calls.filter(({ method }) => method === 'PUT');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ path: '/users/me', body: { title: 'Master plumber' } });
});

test('a title that cannot be saved is taken back, and what was typed waits in the dialog', async () => {
  server.use(reply.me(marcus), reply.error('PUT /users/me', 'INTERNAL'));
  const page = await show();
  const dialog = await openTitleDialog(page);
  await page.user.type(within(dialog).getByRole('textbox', { name: 'Title' }), '!');
  await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Failed to update title')).length).toBeGreaterThan(0);
  expect(await screen.findByRole('heading', { name: 'Licensed plumber | 12 years' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const pencil = screen.getByRole('button', { name: 'Edit Your Title' });
  expect(pencil).toHaveFocus();
  await page.user.click(pencil);
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Licensed plumber | 12 years!');
});

test('a bio is added from the empty state, in edit mode', async () => {
  const nora = signedIn.client();
  server.use(reply.me(nora), reply.meUpdated(nora));
  const { user } = await show('/profile', nora);
  const toggle = await screen.findByRole('button', { name: 'Edit Profile' });
  expect(screen.queryByRole('button', { name: 'Add a bio' })).not.toBeInTheDocument();
  await user.click(toggle);
  await user.click(await screen.findByRole('button', { name: 'Add a bio' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Bio' });
  const save = within(dialog).getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: 'Bio' }), 'Two floors, one garden.');
  await user.click(save);
  expect(await screen.findByText('Two floors, one garden.')).toBeInTheDocument();
  expect((await screen.findAllByText('Bio updated successfully')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Done Editing' })).toHaveFocus());
});

test('the address opens a dialog, and Back closes it', async () => {
  server.use(reply.me(marcus));
  const page = await show();
  await openTitleDialog(page);
  expect(page.location().search).toBe('?editing=1&edit=title');
  await page.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.location().search).toBe('?editing=1');
});

test('leaving a changed text asks first', async () => {
  server.use(reply.me(marcus));
  const { user, location } = await show('/profile?edit=bio');
  const bio = await screen.findByRole('textbox', { name: 'Bio' });
  await user.type(bio, ' And roofs.');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(bio).toHaveValue('Kitchens, bathrooms and everything behind the wall. And roofs.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location().search).toBe('');
});

test('a new account is shown the first steps until it closes them', async () => {
  server.use(reply.me(marcus));
  const { user, location } = await show('/profile?onboarding=1', aContractor());
  expect(await screen.findByRole('heading', { name: 'Welcome, Marcus' })).toBeVisible();
  expect(screen.getByText('Done: Add a title')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find your first job' })).toHaveAttribute('href', '/jobs');
  await user.click(screen.getByRole('button', { name: 'Close the first steps' }));
  expect(screen.queryByRole('heading', { name: 'Welcome, Marcus' })).not.toBeInTheDocument();
  expect(location().search).toBe('');
});

test('a profile that fails to load has Retry', async () => {
  server.use(reply.noAnswer('GET /users/me'));
  const { user } = await show();
  expect(await screen.findByText('Failed to load profile data')).toBeVisible();
  server.use(reply.me(marcus));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Marcus Bell' })).toBeVisible();
});

test('the profile speaks French', async () => {
  server.use(reply.me(marcus));
  await show('/profile', marcus, 'fr');
  expect(await screen.findByRole('button', { name: 'Modifier le profil' })).toBeVisible();
  expect(screen.getByText('mars 2026')).toBeVisible();
  const ratings = () => screen.getAllByText('4,8 sur 5, 12 avis');
  // Beside the name, and above the reviews.
  await waitFor(() => expect(ratings()).toHaveLength(2));
  for (const rating of ratings()) expect(rating).toBeVisible();
});

test.each(['viewer', 'recruiter', 'owner'] as const)(
  'only an owner of the team edits the company’s profile: %s [TEAM-3]',
  async (role) => {
    const user = actingAs(role, { bio: null });
    server.use(reply.me(user));
    await renderPage(<OwnProfilePage />, { route: '/profile?editing=1&edit=bio', path: '/profile', user });
    await screen.findByRole('link', { name: /public profile/, hidden: true });
    if (role === 'owner') expect(await screen.findByRole('dialog')).toBeVisible();
    else expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(
      screen.queryAllByRole('button', { name: /^Done Editing|^Edit Profile/, hidden: true }).length > 0,
    ).toBe(role === 'owner');
  },
);
