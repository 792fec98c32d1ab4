import { anId } from '@plumbline/testing/builders/ids';
import { aVisit } from '@plumbline/testing/builders/visits';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import type { Visit } from '@plumbline/shared-schema/visits';
import { ownTimeZone } from '@plumbline/shared-schema/zones';
import { VisitsPage } from './VisitsPage';

const times = ['2099-03-03T14:00:00.000Z', '2099-03-04T14:00:00.000Z'];

async function open(visits: Visit[], { isHirer = true, language = 'en' as 'en' | 'fr' } = {}) {
  server.use(reply.visits(visits), reply.ownAvailability());
  const user = isHirer ? signedIn.client() : signedIn.contractor();
  return renderPage(<VisitsPage />, { route: '/visits', path: '/visits', user, language });
}

test('what is coming stands above what is past, on the place’s clock and on the reader’s', async () => {
  await open([
    aVisit(),
    aVisit({ _id: anId(49), status: 'missed', missedBy: 'contractor', allowedActions: [] }),
  ]);
  const coming = within(await screen.findByRole('region', { name: 'Coming' }));
  expect(coming.getByText(/Tuesday, March 3, 2099.*9:00.*10:00\sAM EST/)).toBeVisible();
  expect(ownTimeZone()).not.toBe('America/New_York');
  expect(coming.getByText(/your time$/)).toBeVisible();
  expect(coming.getByText(/^Address: 12 Elm Street/)).toBeVisible();
  const past = within(screen.getByRole('region', { name: 'Past' }));
  expect(past.getByText('The contractor did not come')).toBeVisible();
  expect(past.queryByRole('button')).not.toBeInTheDocument();
  await expect(document.body).toHaveNoViolations();
});

test('the contractor learns that the address comes the day before', async () => {
  await open([aVisit({ side: 'contractor', address: null })], { isHirer: false });
  expect(await screen.findByText('You see the address from the day before the visit.')).toBeVisible();
});

test('one of the proposed times is accepted', async () => {
  const proposed = aVisit({
    ...{ side: 'contractor', status: 'proposed', startsAt: null, endsAt: null, times, proposedBy: 'hirer' },
    ...{ allowedActions: ['accept', 'move', 'cancel'], address: null },
  });
  server.use(reply.visitMoved('accept', aVisit({ side: 'contractor' }), 'Visit agreed'));
  const { user } = await open([proposed], { isHirer: false });
  const calls = recordCalls();
  await user.click(await screen.findByRole('button', { name: 'Choose a time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a time' }));
  await user.click(dialog.getByRole('radio', { name: /March 4, 2099/ }));
  await user.click(dialog.getByRole('button', { name: 'Agree on it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: `/visits/${proposed._id}/accept`,
    body: { startsAt: times[1], timeZone: ownTimeZone() },
  });
});

test('a visit is canceled with a reason', async () => {
  server.use(
    reply.visitMoved('cancel', aVisit({ status: 'cancelled', allowedActions: [] }), 'Visit canceled'),
  );
  const { user } = await open([aVisit()]);
  const calls = recordCalls();
  await user.click(await screen.findByRole('button', { name: 'Cancel the visit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'We are away.');
  await user.click(dialog.getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ reason: 'We are away.' });
});

test('other times are chosen out of those that are free, five at most', async () => {
  const free = Array.from({ length: 7 }, (_none, hour) => `2099-03-05T${14 + hour}:00:00.000Z`);
  const days = [
    { day: '2099-03-05', times: free },
    { day: '2099-03-06', times: [] },
  ];
  server.use(
    reply.visitTimes({ timeZone: 'America/New_York', days, next: null }),
    reply.visitMoved('move', aVisit({ status: 'moving', times: free.slice(0, 5), proposedBy: 'hirer' })),
  );
  const { user } = await open([aVisit()]);
  const calls = recordCalls();
  await user.click(await screen.findByRole('button', { name: 'Propose other times' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Propose other times to / }));
  const group = within(await dialog.findByRole('group', { name: 'Times on 05-Mar-2099' }));
  for (const box of group.getAllByRole('checkbox').slice(0, 5)) await user.click(box);
  expect(group.getAllByRole('checkbox')[5]).toBeDisabled();
  expect(within(dialog.getByRole('list', { name: 'Chosen times' })).getAllByRole('listitem')).toHaveLength(5);
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    times: free.slice(0, 5),
    minutes: 60,
    address: '12 Elm Street',
  });
});

test('the same in French', async () => {
  await open([aVisit()], { language: 'fr' });
  expect(await screen.findByText(/^mardi 3 mars 2099.*chez vous$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Annuler la visite' })).toBeVisible();
});
