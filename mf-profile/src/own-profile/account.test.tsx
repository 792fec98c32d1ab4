import { UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { liveActions } from '@plumbline/shared-api/live';
import { anOwnSkill } from '@plumbline/testing/builders/profile-entries';
import { aCompany, aContractor } from '@plumbline/testing/builders/users';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { OwnProfilePage } from './OwnProfilePage';

const marcus = aContractor({ reviewCount: 0 });

const show = (route = '/profile?editing=1', user = marcus, language: 'en' | 'fr' = 'en') => {
  server.use(reply.me(user));
  return renderPage(<OwnProfilePage />, { route, path: '/profile', user, language });
};

beforeEach(() => {
  server.use(...reply.profileLists(), reply.skillCatalogue([]));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const said = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeVisible();
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const picture = (bytes = 8) => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });

test('a picture is chosen, seen and kept', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Edit Profile Picture' }));
  const edit = await dialog('Edit Profile Picture');
  expect(edit.getByText('Max file size: 5MB')).toBeVisible();
  expect(edit.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.upload(edit.getByLabelText('Choose Image'), picture());
  expect(await edit.findByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await expect(document.body).toHaveNoViolations();
  server.use(reply.meUpdated({ ...marcus, profile: '/api/v1/files/new' }));
  const calls = recordCalls();
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await said('Profile picture updated!');
  await gone();
  const sent = calls.filter(({ method }) => method === 'PUT');
  expect(sent).toHaveLength(1);
  expect((sent[0]?.body as FormData).get('profile')).toMatchObject({ name: 'me.png' });
});

test('a picture that is too large, or that the server cannot read, is refused with words', async () => {
  const { user } = await show('/profile?editing=1&edit=picture');
  const edit = await dialog('Edit Profile Picture');
  const choose = edit.getByLabelText('Choose Image');
  await user.upload(choose, picture(UPLOAD_MAX_BYTES + 1));
  expect(await edit.findByText('File size must be less than 5MB')).toBeVisible();
  expect(edit.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.upload(choose, picture());
  const message = 'This file is not an image we can read.';
  server.use(reply.error('PUT /users/me', 'INVALID_IMAGE', { message }));
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await said('Failed to update profile picture');
  expect(await edit.findByText(message)).toBeVisible();
  expect(edit.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  expect(edit.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('a contractor changes phone, city and how far they travel, in miles [PLC-06]', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Edit your details' }));
  const edit = await dialog('Edit your details');
  expect(edit.getByLabelText('Full name')).toHaveValue('Marcus Bell');
  expect(edit.queryByLabelText('Company name')).not.toBeInTheDocument();
  const phone = edit.getByLabelText('Phone (optional)');
  await user.clear(phone);
  await user.type(phone, 'call me');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(phone).toBeInvalid());
  await user.clear(phone);
  const city = await edit.findByRole('combobox', { name: 'City or ZIP code' });
  await user.clear(city);
  await user.type(city, 'Lyon');
  await user.type(edit.getByLabelText('Service radius in miles (optional)'), '25');
  server.use(reply.meUpdated(marcus));
  const calls = recordCalls();
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await said('Profile updated successfully!');
  await gone();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    fullName: 'Marcus Bell',
    phoneNumber: '',
    website: '',
    city: 'Lyon',
    location: { type: 'Point', coordinates: [40.7128, -74.006] },
    serviceRadiusKm: 40,
  });
});

test('a company changes its name, in French too', async () => {
  const company = aCompany();
  const { user } = await show('/profile?editing=1&edit=details', company, 'fr');
  const edit = await dialog('Modifier vos coordonnées');
  const name = edit.getByLabelText('Nom de l’entreprise');
  expect(edit.queryByLabelText(/Rayon/)).not.toBeInTheDocument();
  await user.clear(name);
  await user.type(name, 'Pierre & Port');
  server.use(reply.meUpdated(company));
  const calls = recordCalls();
  await user.click(edit.getByRole('button', { name: 'Enregistrer' }));
  await gone();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ companyName: 'Pierre & Port' });
});

test('the next missing part of a profile is named, and its dialog opened, until nothing is missing', async () => {
  const { user, location, unmount } = await show('/profile');
  const meter = await screen.findByRole('region', { name: 'Your profile: 3 of 5 parts' });
  expect(within(meter).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
  await user.click(within(meter).getByRole('button', { name: 'Add a picture' }));
  expect(location().search).toBe('?edit=picture');
  unmount();

  const shown = { ...marcus, profile: '/api/v1/files/me' };
  const next = await show('/profile', shown);
  await next.user.click(await screen.findByRole('button', { name: 'Add a skill' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Skills' })).toBeVisible();
  next.unmount();

  server.use(reply.ownSkills([anOwnSkill()]));
  await show('/profile', shown);
  expect(await screen.findByText('Lead work')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test.each([
  [false, true],
  [true, false],
])('appearing offline: %s, then active now: %s', async (appearOffline, isActive) => {
  server.use(
    reply.preferences({ language: null, theme: null, appearOffline, sms: false, promotional: false }),
  );
  const { store } = await show('/profile');
  await screen.findByRole('heading', { name: 'Marcus Bell' });
  expect(screen.queryByText('Active now')).not.toBeInTheDocument();
  const calls = recordCalls();
  store.dispatch(liveActions.opened());
  if (isActive) expect(await screen.findByText('Active now')).toBeVisible();
  else {
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/users/me/preferences'));
    expect(screen.queryByText('Active now')).not.toBeInTheDocument();
  }
});
