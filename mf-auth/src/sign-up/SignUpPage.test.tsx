import { aPlace } from '@plumbline/testing/builders/places';
import { aUser } from '@plumbline/testing/builders/users';
import { fireEvent, renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import type { RenderedPage, RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import type { SeenCall } from '@plumbline/testing/server';
import { SignUpPage } from './SignUpPage';

beforeEach(() => server.use(reply.providers(), reply.nearestPlace(null)));

const show = (options: RenderPageOptions = {}) =>
  renderPage(<SignUpPage />, { route: '/signup', path: '/signup', ...options });

const next = () => screen.getByRole('button', { name: 'Next: Details' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** All at once, as a password manager does: typing these long forms letter by letter takes seconds. */
async function put({ user }: RenderedPage, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function fillAccount(page: RenderedPage, role = 'Client') {
  await put(page, screen.getByRole('textbox', { name: 'Full name' }), 'Nora Lindqvist');
  await put(page, screen.getByRole('textbox', { name: 'Email' }), 'nora@example.com');
  await put(page, screen.getByLabelText('Password'), 'hammer time');
  await page.user.click(screen.getByRole('radio', { name: role }));
  await page.user.click(await screen.findByRole('button', { name: 'Enter coordinates' }));
  await put(page, screen.getByLabelText('Latitude'), '48.85');
  await put(page, screen.getByLabelText('Longitude'), '2.35');
}

async function goToDetails(page: RenderedPage, role?: string) {
  await fillAccount(page, role);
  await page.user.click(next());
  await heading('Your details');
}

async function fillPerson(page: RenderedPage) {
  await put(page, screen.getByRole('textbox', { name: 'Phone number' }), '+33 1 23 45 67 89');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'France');
  await page.user.click(screen.getByRole('checkbox', { name: /^I accept the terms/ }));
}

const create = () => screen.getByRole('button', { name: 'Create account' });
const sent = (calls: SeenCall[]) =>
  Object.fromEntries(calls.find(({ path }) => path === '/auth/register')?.body as FormData);

test('a client signs up and is asked for the code of the mail', async () => {
  server.use(reply.registered(aUser()));
  const calls = recordCalls();
  const page = await show();
  await goToDetails(page);
  expect(page.location().search).toBe('?step=2');
  await page.user.click(screen.getByRole('checkbox', { name: 'Plumbing' }));
  await fillPerson(page);
  await page.user.click(create());

  expect(await screen.findByText('Registration successful!')).toBeVisible();
  expect(await heading('Verify your email')).toHaveFocus();
  expect(page.location().search).toBe('?step=3');
  const body = sent(calls);
  expect(body).toMatchObject({
    fullName: 'Nora Lindqvist',
    email: 'nora@example.com',
    password: 'hammer time',
    userType: 'client',
    phoneNumber: '+33 1 23 45 67 89',
    country: 'France',
    preferredServices: '["plumbing"]',
    termsAccepted: 'true',
  });
  expect(JSON.parse(String(body.location))).toEqual({ type: 'Point', coordinates: [48.85, 2.35] });
  expect(Object.keys(sessionStorage)).toEqual(['draft:sign-up:pending']);
  expect(JSON.stringify(sessionStorage)).not.toContain('hammer time');
});

/** As far as the six boxes of the code. */
async function signUpAsClient(options: RenderPageOptions = {}) {
  server.use(reply.registered(aUser()));
  const page = await show(options);
  await goToDetails(page);
  await page.user.click(screen.getByRole('checkbox', { name: 'Plumbing' }));
  await fillPerson(page);
  await page.user.click(create());
  await heading('Verify your email');
  return page;
}

async function enterCode(page: RenderedPage) {
  await page.user.click(screen.getByRole('textbox', { name: 'Digit 1 of 6' }));
  await page.user.paste('123456');
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
}

const signInCalls = (calls: SeenCall[]) => calls.filter(({ path }) => path === '/auth/login');

test('the right code signs in whoever has just chosen the password, and leads on [ACC-22]', async () => {
  const page = await signUpAsClient({ route: '/signup?returnTo=%2Fpost-contract' });
  server.use(reply.done('POST /auth/verify-email', 'Email verified successfully!'), reply.login(aUser()));
  const calls = recordCalls();
  await enterCode(page);

  await waitFor(() => expect(page.location().pathname).toBe('/post-contract'));
  expect(signInCalls(calls)).toEqual([
    expect.objectContaining({ body: { email: 'nora@example.com', password: 'hammer time' } }),
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('whoever skips the code right after signing up is signed in too [ACC-26]', async () => {
  const page = await signUpAsClient();
  server.use(reply.login(aUser()));
  const calls = recordCalls();
  await page.user.click(screen.getByRole('button', { name: 'Skip for now' }));

  await waitFor(() => expect(page.location().pathname).toBe('/'));
  expect(signInCalls(calls)).toHaveLength(1);
});

test('where signing in fails after the code, the sign-in is there with the address filled in [ACC-22]', async () => {
  const page = await signUpAsClient();
  server.use(reply.done('POST /auth/verify-email', 'Verified'), reply.noAnswer('POST /auth/login'));
  await enterCode(page);

  await waitFor(() =>
    expect(page.location()).toMatchObject({ pathname: '/signin', state: { email: 'nora@example.com' } }),
  );
});

test('a code that cannot be skipped is asked for where the operator demands it [ACC-30]', async () => {
  const page = await signUpAsClient();
  server.use(reply.error('POST /auth/login', 'EMAIL_NOT_VERIFIED'));
  await page.user.click(screen.getByRole('button', { name: 'Skip for now' }));

  expect(await screen.findByText(/^This site asks for a verified email/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skip for now' })).not.toBeInTheDocument();
});

test('a contractor signs up with skills of the list and their own, and an identity card', async () => {
  server.use(reply.registered(aUser({ userType: 'contractor' })));
  const calls = recordCalls();
  const page = await show();
  await goToDetails(page, 'Contractor');
  await page.user.click(screen.getByRole('button', { name: 'Masonry' }));
  const other = screen.getByRole('combobox', { name: 'Another skill' });
  await page.user.type(other, 'Roofing{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Roofing' })).toBeVisible();
  await page.user.type(other, 'Slating');
  const card = new File(['%PDF-'], 'card.pdf', { type: 'application/pdf' });
  await page.user.upload(screen.getByLabelText('National ID (optional)'), card);
  await fillPerson(page);
  await page.user.click(create());

  await heading('Verify your email');
  const body = sent(calls);
  expect(body).toMatchObject({ userType: 'contractor', skills: '["masonry","roofing","Slating"]' });
  expect(body.nationalId).toMatchObject({ name: 'card.pdf' });
});

test('a company signs up with its name, trade, website and picture', async () => {
  server.use(reply.registered(aUser({ userType: 'company' })));
  const calls = recordCalls();
  const page = await show();
  await goToDetails(page, 'Company');
  await put(page, screen.getByRole('textbox', { name: 'Company name (optional)' }), 'North Shore Lofts');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Business type' }), 'Architecture');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada');
  await put(page, screen.getByRole('textbox', { name: 'Website (optional)' }), 'https://example.com');
  await page.user.upload(
    screen.getByLabelText('Upload profile (optional)'),
    new File(['x'], 'us.png', { type: 'image/png' }),
  );
  await page.user.click(screen.getByRole('checkbox', { name: /^I accept the terms/ }));
  await page.user.click(screen.getByRole('button', { name: 'Next Step' }));

  await heading('Verify your email');
  const body = sent(calls);
  expect(body).toMatchObject({
    companyName: 'North Shore Lofts',
    businessType: 'architecture',
    country: 'Canada',
    website: 'https://example.com',
  });
  expect(body.profile).toMatchObject({ name: 'us.png' });
});

test('a city is enough of a place: it is found with one wrong letter and sent with its name', async () => {
  server.use(reply.registered(aUser()), reply.places([aPlace()]));
  const calls = recordCalls();
  const page = await show();
  await put(page, screen.getByRole('textbox', { name: 'Full name' }), 'Nora Lindqvist');
  await put(page, screen.getByRole('textbox', { name: 'Email' }), 'nora@example.com');
  await put(page, screen.getByLabelText('Password'), 'hammer time');
  await page.user.click(screen.getByRole('radio', { name: 'Client' }));
  await put(page, await screen.findByRole('combobox', { name: 'City or ZIP code' }), 'Montreel');
  await screen.findByRole('option', { name: 'Montréal, Quebec, Canada' });
  await page.user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('combobox', { name: 'City or ZIP code' })).toHaveValue('Montréal');
  await page.user.click(next());
  await heading('Your details');
  await page.user.click(screen.getByRole('checkbox', { name: 'Plumbing' }));
  await fillPerson(page);
  await page.user.click(create());
  await heading('Verify your email');
  expect(JSON.parse(String(sent(calls)['location']))).toMatchObject({
    coordinates: [45.509, -73.588],
    city: 'Montréal',
  });
});

test('Next waits until step 1 is complete and says what is missing', async () => {
  const page = await show();
  await screen.findByRole('combobox', { name: 'City or ZIP code' });
  expect(next()).toBeDisabled();
  expect(screen.getByText('Still needed: full name, email, password, role, and location.')).toBeVisible();
  expect(screen.getByText('No place chosen yet')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Read the terms of service/ })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: /^Read the privacy policy/ })).toHaveAttribute('href', '/privacy');
  await fillAccount(page);
  expect(next()).toBeEnabled();
  expect(screen.queryByText(/^Still needed/)).not.toBeInTheDocument();
});

test('a short password is explained once its field is left', async () => {
  const { user } = await show();
  await user.type(screen.getByLabelText('Password'), 'short');
  expect(screen.queryByText('Must be at least 8 characters')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Must be at least 8 characters')).toBeVisible();
});

test('step 2 asks for what it needs before anything is sent', async () => {
  const page = await show();
  await goToDetails(page);
  await page.user.click(create());
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Phone number is required',
    'Country is required',
    'I accept the terms of service and the privacy policy: Please accept the terms',
  ]);
});

test('step 2 of a company needs its trade, its country and the terms, and a website that is one', async () => {
  const page = await show();
  await goToDetails(page, 'Company');
  await put(page, screen.getByRole('textbox', { name: 'Website (optional)' }), 'javascript:alert(1)');
  await page.user.click(screen.getByRole('button', { name: 'Next Step' }));
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Business type is required',
    'Country is required',
    'Website: Please enter an address that starts with http:// or https://',
    'I accept the terms of service and the privacy policy: Please accept the terms',
  ]);
});

test('Back and forth keeps everything, the chosen file included, and moves the focus to the heading', async () => {
  const page = await show();
  await goToDetails(page, 'Company');
  expect(await heading('Your details')).toHaveFocus();
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada');
  await page.user.upload(
    screen.getByLabelText('Upload profile (optional)'),
    new File(['x'], 'us.png', { type: 'image/png' }),
  );
  await page.user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await heading('Create your account')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveValue('hammer time');
  expect(screen.getByRole('radio', { name: 'Company' })).toBeChecked();
  await page.user.click(next());
  await heading('Your details');
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Canada');
  expect(screen.getByText('us.png')).toBeVisible();
});

test('a reload in step 2 keeps what was typed except the password, which is asked for again [ACC-17]', async () => {
  const before = await show();
  await goToDetails(before);
  await before.user.type(screen.getByRole('textbox', { name: 'Phone number' }), '12345');
  before.unmount();
  expect(JSON.stringify(sessionStorage)).not.toContain('hammer time');

  const page = await show({ route: '/signup?step=2' });
  expect(await screen.findByText(/^Your entries are still here/)).toBeVisible();
  expect(page.location().search).toBe('');
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Nora Lindqvist');
  expect(screen.getByRole('radio', { name: 'Client' })).toBeChecked();
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await page.user.type(screen.getByLabelText('Password'), 'hammer time');
  await page.user.click(next());
  expect(await screen.findByRole('textbox', { name: 'Phone number' })).toHaveValue('12345');
});

test('an address that is taken leads back to the e-mail field', async () => {
  const message = 'An account with this email already exists.';
  server.use(reply.error('POST /auth/register', 'EMAIL_TAKEN', { message }));
  const page = await show();
  await goToDetails(page);
  await fillPerson(page);
  await page.user.click(create());
  await heading('Create your account');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(message);
  const link = await screen.findByRole('link', { name: message });
  await waitFor(() => expect(link.closest('[role=alert]')).toHaveFocus());
});

test('a file that is too large for the server is said at the form and at the file', async () => {
  const text = 'File too large. Maximum 5MB allowed.';
  server.use(reply.error('POST /auth/register', 'FILE_TOO_LARGE', { message: text }));
  const page = await show();
  await goToDetails(page, 'Contractor');
  await fillPerson(page);
  await page.user.click(create());
  await waitFor(() =>
    expect(screen.getByLabelText('National ID (optional)')).toHaveAccessibleDescription(text),
  );
  expect(page.location().search).toBe('?step=2');
});

test('a failure without an answer stays on step 2 with everything typed', async () => {
  server.use(reply.noAnswer('POST /auth/register'));
  const page = await show();
  await goToDetails(page);
  await fillPerson(page);
  await page.user.click(create());
  await waitFor(() => expect(screen.getAllByText('Registration failed').length).toBeGreaterThan(1));
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+33 1 23 45 67 89');
});

test('a picture of another kind or of more than 2 MB is refused at once', async () => {
  const page = await show();
  await goToDetails(page, 'Company');
  const input = screen.getByLabelText('Upload profile (optional)');
  // Dropped files do not pass the browser's own filter.
  const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } });
  choose(new File(['x'], 'us.webp', { type: 'image/webp' }));
  expect(await screen.findByText('Please choose a JPEG, PNG or GIF image')).toBeVisible();
  choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }));
  expect(await screen.findByText('The image must be at most 2 MB')).toBeVisible();
});

test('a common password is warned about, and may be used all the same [ACC-35]', async () => {
  const page = await show();
  await fillAccount(page);
  await page.user.clear(screen.getByLabelText('Password'));
  await put(page, screen.getByLabelText('Password'), 'Password123');
  expect(screen.getByText(/^This password is one of the first that attackers try/)).toBeVisible();
  expect(next()).toBeEnabled();
});

test('signing up with Google says beforehand that it makes a client account', async () => {
  await show({ route: '/signup?returnTo=%2Fjobs' });
  const google = await screen.findByRole('link', { name: 'Sign up with Google' });
  expect(google).toHaveAttribute('href', '/api/v1/auth/google/start?returnTo=%2Fjobs');
  expect(google).toHaveAccessibleDescription(/^Signing up with Google always makes a client account/);
});

test('the address can choose the role beforehand', async () => {
  await show({ route: '/signup?role=company' });
  expect(await screen.findByRole('radio', { name: 'Company' })).toBeChecked();
});

test('step 1 is accessible', async () => {
  await show();
  await screen.findByRole('combobox', { name: 'City or ZIP code' });
  await expect(document.body).toHaveNoViolations();
});

test('step 2 and its errors are accessible', async () => {
  const page = await show();
  await goToDetails(page, 'Contractor');
  await page.user.click(create());
  await screen.findByRole('alert');
  await expect(document.body).toHaveNoViolations();
});

test('the page speaks French, countries included', async () => {
  const page = await show({ language: 'fr' });
  await put(page, screen.getByRole('textbox', { name: 'Nom complet' }), 'Nora');
  await put(page, screen.getByRole('textbox', { name: 'E‑mail' }), 'nora@example.com');
  await put(page, screen.getByLabelText('Mot de passe'), 'hammer time');
  await page.user.click(screen.getByRole('radio', { name: 'Entreprise' }));
  await page.user.click(await screen.findByRole('button', { name: 'Saisir les coordonnées' }));
  await put(page, screen.getByLabelText('Latitude'), '48.85');
  await put(page, screen.getByLabelText('Longitude'), '2.35');
  await page.user.click(screen.getByRole('button', { name: 'Suivant\u00a0: détails' }));
  expect(await heading('Vos coordonnées')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Allemagne' })).toHaveValue('Germany');
});
