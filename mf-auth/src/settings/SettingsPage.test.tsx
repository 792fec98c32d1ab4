import type { Session } from '@plumbline/shared-schema/auth';
import { SlotLoaderContext } from '@plumbline/shared-ui/Slot';
import { aUser } from '@plumbline/testing/builders/users';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import type { RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { AT } from '@plumbline/testing/builders/instants';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { SettingsPage } from './SettingsPage';

const show = (tab: string, options: RenderPageOptions = {}) =>
  renderPage(<SettingsPage />, {
    route: tab === '' ? '/setting' : `/setting?tab=${tab}`,
    path: '/setting',
    user: signedIn.client(),
    ...options,
  });

beforeEach(() =>
  server.use(
    reply.emailState(),
    reply.accountDeletion({ dueAt: null, runningContracts: [] }),
    reply.accountExport(),
    reply.passkeys(),
    reply.access(),
    reply.proof('insurance', AT, { state: 'verified' }),
  ),
);

const laptop: Session = {
  _id: '01890000-0000-7000-8000-000000000001',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastSeenAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2026-04-01T09:00:00.000Z',
  userAgent: 'laptop',
  device: 'Firefox · Linux',
  address: '203.0.113.7',
  isCurrent: true,
};
const phone: Session = {
  ...laptop,
  _id: '01890000-0000-7000-8000-000000000002',
  device: 'Safari · iOS',
  isCurrent: false,
};

test('the tab is in the address; e-mails and notifications come first', async () => {
  const { user, location } = await show('');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Email & Notification', selected: true })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Account' }));
  expect(location().search).toBe('?tab=account');
  await user.click(screen.getByRole('tab', { name: 'Email & Notification' }));
  expect(location().search).toBe('');
});

test('the first tab says so when nothing fills it', async () => {
  await show('');
  expect(await screen.findByText('These settings are not available at the moment')).toBeVisible();
});

test('the first tab holds what fills its slot', async () => {
  await renderPage(
    <SlotLoaderContext value={({ name }) => <p>{`Filled: ${name}`}</p>}>
      <SettingsPage />
    </SlotLoaderContext>,
    { route: '/setting', user: signedIn.client() },
  );
  expect(await screen.findByText('Filled: settings.notifications/v1')).toBeVisible();
});

test('an unknown tab is the first one, in French too', async () => {
  await show('wallet', { language: 'fr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'E‑mails et notifications', selected: true })).toBeVisible();
});

describe('verification', () => {
  test('an unverified address leads to its verification and back', async () => {
    await show('verification', { user: aUser({ emailVerified: false }) });
    expect(await screen.findByText('Not verified')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verify my address' })).toHaveAttribute(
      'href',
      '/verify-email?returnTo=%2Fsetting%3Ftab%3Dverification',
    );
  });

  test('only contractors are asked for a national ID', async () => {
    await show('verification');
    expect(await screen.findByText('Verified')).toBeVisible();
    expect(screen.queryByText('National ID')).not.toBeInTheDocument();
  });

  test('a contractor sends a national ID, and its state is said', async () => {
    server.use(
      reply.proof('nationalId'),
      reply.proof('licence', AT, { state: 'verified' }),
      reply.proofSent('nationalId'),
    );
    const { user } = await show('verification', { user: signedIn.contractor() });
    expect(await screen.findByText('Not sent')).toBeVisible();
    const file = new File(['%PDF-1.4'], 'id.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Your national ID'), file);
    server.use(reply.proof('nationalId', '2026-03-01T09:00:00.000Z'));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Waiting for review')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'National ID' })).toHaveFocus());
    expect(screen.getByText(/^Sent on 01-Mar-2026/)).toBeVisible();
    await expect(document.body).toHaveNoViolations();
  });

  test('a licence that was refused says why, and another one is sent in its place', async () => {
    server.use(
      reply.proof('nationalId'),
      reply.proof('licence', AT, {
        state: 'refused',
        refusal: 'It has run out.',
        licence: { number: 'P-1042', expiresOn: '2026-02-01' },
      }),
      reply.proofSent('licence'),
    );
    const calls = recordCalls();
    const { user } = await show('verification', { user: signedIn.contractor() });
    expect(await screen.findByText('Not accepted: It has run out.')).toBeVisible();
    expect(screen.getByText('P-1042')).toBeVisible();
    expect(screen.getByText('01-Feb-2026')).toBeVisible();
    const file = new File(['%PDF-1.4'], 'licence.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Send another trade license'), file);
    expect(await screen.findByRole('textbox', { name: 'License number' })).toHaveValue('P-1042');
    await user.type(screen.getByLabelText('Valid until (optional)'), '2999-12-31');
    server.use(reply.proof('licence', AT));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Waiting for review')).toBeVisible();
    expect(screen.queryByText('Not accepted: It has run out.')).not.toBeInTheDocument();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('PUT /users/me/licence');
  });

  test('a licence goes with its number [ACC-141]', async () => {
    server.use(reply.proof('nationalId'), reply.proof('licence'), reply.proofSent('licence'));
    const calls = recordCalls();
    const { user } = await show('verification', { user: signedIn.contractor() });
    const file = new File(['%PDF-1.4'], 'licence.pdf', { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText('Your trade license'), file);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('textbox', { name: 'License number' })).toBeInvalid();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'License number' }), 'P-1042');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'License number' })).toBeNull());
  });

  test('a licence that has run out says so [ADM-18]', async () => {
    const licence = { number: 'P-1042', expiresOn: '2026-02-01' };
    server.use(reply.proof('nationalId'), reply.proof('licence', AT, { state: 'expired', licence }));
    await show('verification', { user: signedIn.contractor() });
    expect(await screen.findByText('Expired')).toBeVisible();
    expect(screen.getByText(/^It has expired: your profile does not show it any more/)).toBeVisible();
  });

  test('an insurance goes with insurer, cover and end, and says what was sent [ACC-160]', async () => {
    server.use(
      reply.proof('nationalId', AT, { state: 'verified' }),
      reply.proof('licence', AT, { state: 'verified' }),
      reply.proof('insurance'),
      reply.proofSent('insurance'),
    );
    const calls = recordCalls();
    const { user } = await show('verification', { user: signedIn.contractor() });
    const file = new File(['%PDF-1.4'], 'insurance.pdf', { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText('Your insurance certificate'), file);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    for (const name of ['Insurer', 'Cover for one claim'])
      expect(await screen.findByRole('textbox', { name })).toBeInvalid();
    expect(screen.getByLabelText('Ends on')).toBeInvalid();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Insurer' }), 'Larkfield Mutual');
    await user.type(screen.getByRole('textbox', { name: 'Cover for one claim' }), '1000000');
    await user.type(screen.getByLabelText('Ends on'), '2999-12-31');
    const insurance = { insurer: 'Larkfield Mutual', cover: 1_000_000, endsOn: '2999-12-31' };
    server.use(reply.proof('insurance', AT, { insurance }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Waiting for review')).toBeVisible();
    expect(screen.getByText('$1,000,000')).toBeVisible();
    expect(screen.getByText('31-Dec-2999')).toBeVisible();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('PUT /users/me/insurance');
  });

  test('an insurance that has ended says so [ADM-30]', async () => {
    const insurance = { insurer: 'Larkfield Mutual', cover: 1_000_000, endsOn: '2026-02-01' };
    server.use(
      reply.proof('nationalId'),
      reply.proof('licence'),
      reply.proof('insurance', AT, { state: 'expired', insurance }),
    );
    await show('verification', { user: signedIn.contractor() });
    expect(await screen.findByText(/^It has ended: your profile does not show it any more/)).toBeVisible();
  });

  test('a national ID that was refused says why and stays chosen', async () => {
    server.use(
      reply.proof('nationalId'),
      reply.proof('licence', AT, { state: 'verified' }),
      reply.error('PUT /users/me/national-id', 'ATTACHMENT_TYPE', { message: 'Invalid file type: id.pdf' }),
    );
    const { user } = await show('verification', { user: signedIn.contractor() });
    const file = new File(['no PDF'], 'id.pdf', { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText('Your national ID'), file);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findAllByText('Invalid file type: id.pdf'))[0]).toBeVisible();
    expect(screen.getByText('id.pdf')).toBeVisible();
  });
});

describe('devices', () => {
  test('another device is signed out after a question; this one is only marked [ACC-88]', async () => {
    server.use(
      reply.sessions([laptop, phone]),
      reply.twoStep({ isOn: false, since: null, recoveryCodesLeft: 0 }),
      reply.done(`DELETE /auth/sessions/${phone._id}`, 'Device signed out'),
    );
    const calls = recordCalls();
    const { user } = await show('devices');
    expect(await screen.findByText('This device')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out Firefox · Linux' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign out Safari · iOS' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sign out Safari · iOS?' });
    server.use(reply.sessions([laptop]));
    await user.click(within(question).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Device signed out')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari · iOS')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus());
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  test('a failure can be retried', async () => {
    server.use(
      reply.noAnswer('GET /auth/sessions'),
      reply.twoStep({ isOn: false, since: null, recoveryCodesLeft: 0 }),
    );
    const { user } = await show('devices');
    expect(await screen.findByText('Your devices could not be loaded')).toBeVisible();
    server.use(reply.sessions([laptop]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Firefox · Linux')).toBeVisible();
  });
});

test('language and theme are chosen on the account tab', async () => {
  const { user } = await show('account');
  await user.selectOptions(await screen.findByLabelText('Theme'), 'dark');
  await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'));
  await user.selectOptions(screen.getByLabelText('Language'), 'fr');
  expect(await screen.findByRole('tab', { name: 'Compte', selected: true })).toBeVisible();
});
