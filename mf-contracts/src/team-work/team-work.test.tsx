import type { Assignment } from '@plumbline/shared-schema/assignments';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { ownTimeZone } from '@plumbline/shared-schema/zones';
import { aContract } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { aVisit } from '@plumbline/testing/builders/visits';
import { renderPage, screen, waitFor, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { VisitsPage } from '../visits/VisitsPage';
import { WorkSection } from './WorkSection';

const contract = aContract();
const me = signedIn.contractor();
const own = aContract({ professional: { ...contract.professional, _id: me._id } });
const FR_DAY = /mar\. 3 mars 2099/;

const aWork = (more: Partial<Assignment> = {}): Assignment => ({
  _id: anId(71),
  assigneeId: anId(72),
  name: 'Mia Member',
  profile: null,
  from: '2099-03-03',
  to: '2099-03-05',
  hours: { from: '08:00', to: '16:00' },
  timeZone: 'America/New_York',
  revision: 3,
  ...more,
});

const team = {
  company: { _id: me._id, name: 'Marcus Bell' },
  role: 'owner' as const,
  members: [
    {
      _id: anId(72),
      fullName: 'Mia Member',
      email: 'mia@example.org',
      role: 'recruiter' as const,
      since: '2026-01-01T00:00:00.000Z',
      isMe: false,
    },
  ],
  invitations: [],
};

function open(rows: Assignment[], of: Contract = own, options: RenderPageOptions = {}) {
  server.use(
    reply.assignments(of._id, rows),
    http.get(api('/team'), () => HttpResponse.json({ success: true, data: team })),
  );
  return renderPage(<WorkSection contract={of} />, { route: '/', user: me, ...options });
}

test('the client reads who comes when and plans nothing', async () => {
  await open(
    [aWork({ name: 'Mia', assigneeId: null }), aWork({ _id: anId(73), name: null, hours: null })],
    contract,
    {
      user: signedIn.client(),
    },
  );
  const section = within(await screen.findByRole('region', { name: 'Who comes' }));
  expect(section.getByText('Mia')).toBeVisible();
  expect(section.getByText(/Mar 3.*5, 2099, 8:00.*4:00\sPM/)).toBeVisible();
  expect(section.getByText('Somebody of Marcus Bell')).toBeVisible();
  expect(section.queryByRole('button')).not.toBeInTheDocument();
  await expect(document.body).toHaveNoViolations();
});

test('nothing is shown to the client before a day is planned, and nothing is planned once the contract is over', async () => {
  const { unmount } = await open([], contract, { user: signedIn.client() });
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  unmount();
  await open([aWork()], { ...own, status: 'completed' });
  expect(await screen.findByText('Mia Member')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a day is given to somebody of the team', async () => {
  server.use(reply.workAssigned(own._id, aWork()));
  const { user } = await open([]);
  const calls = recordCalls();
  await user.click(await screen.findByRole('button', { name: 'Plan a day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan a day' }));
  await dialog.findByRole('option', { name: 'Mia Member' });
  await user.selectOptions(dialog.getByLabelText('Who'), 'Mia Member');
  await user.type(dialog.getByLabelText('First day'), '2099-03-03');
  await user.type(dialog.getByLabelText('Last day'), '2099-03-05');
  await user.type(dialog.getByLabelText(/^From/), '08:00');
  await user.type(dialog.getByLabelText(/^To/), '16:00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    assigneeId: anId(72),
    from: '2099-03-03',
    to: '2099-03-05',
    hours: { from: '08:00', to: '16:00' },
    timeZone: ownTimeZone(),
    overDaysOff: false,
  });
});

test('a day off is said, and planned only by who ticks that they know', async () => {
  const bodies: { overDaysOff: boolean }[] = [];
  server.use(
    http.put(api(`/contracts/${own._id}/assignments/${anId(71)}`), async ({ request }) => {
      const body = (await request.json()) as { overDaysOff: boolean };
      bodies.push(body);
      if (body.overDaysOff) return HttpResponse.json({ success: true, message: 'Changed', data: aWork() });
      const message = 'This person has a day off then.';
      return HttpResponse.json(
        { success: false, error: message, message, errors: [], code: 'WORK_DAY_OFF', requestId: 'r' },
        { status: 409 },
      );
    }),
  );
  const { user } = await open([aWork()]);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the plan' }));
  await dialog.findByRole('option', { name: 'Mia Member' });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This person has a day off then.');
  await user.click(dialog.getByRole('checkbox', { name: 'They work on their day off' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies).toMatchObject([
    { overDaysOff: false, revision: 3, timeZone: 'America/New_York' },
    { overDaysOff: true, revision: 3 },
  ]);
});

test('a day is called off, also where somebody else did so before', async () => {
  server.use(
    http.delete(api(`/contracts/${own._id}/assignments/${anId(71)}`), () =>
      HttpResponse.json({ success: true, message: 'Called off' }),
    ),
  );
  const { user } = await open([aWork()]);
  await user.click(await screen.findByRole('button', { name: 'Call off' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Call off .*Mar 3.*5, 2099/ }));
  await user.click(dialog.getByRole('button', { name: 'Call off' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('what the reader is given to do stands above the visits', async () => {
  const { from, to, hours, timeZone } = aWork({ to: '2099-03-03' });
  const work = {
    ...{ _id: anId(74), contractId: own._id, jobTitle: 'fix the roof', company: 'Marcus Bell' },
    ...{ client: 'Nora Lind', city: 'Boston', from, to, hours, timeZone },
  };
  server.use(
    reply.visits([]),
    reply.ownAvailability(),
    reply.ownWork([
      { ...work, isOpenable: false },
      { ...work, _id: anId(75), jobTitle: 'paint it', isOpenable: true },
    ]),
  );
  await renderPage(<VisitsPage />, { route: '/visits', path: '/visits', user: me, language: 'fr' });
  const section = within(await screen.findByRole('region', { name: 'Mon travail' }));
  expect(section.getAllByText(FR_DAY)).toHaveLength(2);
  expect(section.getAllByText(/De la part de Marcus Bell · Boston/)).toHaveLength(2);
  expect(section.getAllByRole('link')).toHaveLength(1);
  expect(section.getByRole('link', { name: /Paint It/i })).toHaveAttribute('href', `/contracts/${own._id}`);
  await expect(document.body).toHaveNoViolations();
});

test('visits wait for the work above them, which would push them down', async () => {
  const visit = aVisit();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    reply.visits([visit]),
    reply.ownAvailability(),
    http.get(api('/assignments/mine'), async () => {
      await held;
      return HttpResponse.json({ success: true, data: [] });
    }),
  );
  const { store } = await renderPage(<VisitsPage />, { route: '/visits', path: '/visits', user: me });
  const answered = () => JSON.stringify(store.getState().api.queries).includes(visit._id);
  await waitFor(() => expect(answered()).toBe(true));
  expect(screen.queryByRole('region', { name: 'Coming' })).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole('region', { name: 'Coming' })).toBeVisible();
});
