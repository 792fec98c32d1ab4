import type { OwnAvailability } from '@plumbline/shared-schema/availability';
import { aContractor } from '@plumbline/testing/builders/users';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { Page } from '@plumbline/shared-ui/Page';
import { AvailabilityCard } from './AvailabilityCard';
import { OwnAvailabilityCard } from './OwnAvailabilityCard';

const marcus = aContractor();
const said: OwnAvailability = {
  availableFrom: '2099-05-04',
  hours: [
    { day: 1, from: '08:00', to: '12:00' },
    { day: 1, from: '13:00', to: '17:00' },
  ],
  daysOff: [{ from: '2099-12-24', to: '2099-12-26' }],
  timeZone: 'America/New_York',
  feedUrl: null,
};

const show = (language: 'en' | 'fr' = 'en') =>
  renderPage(
    <Page title="Profile">
      <OwnAvailabilityCard isEditing />
    </Page>,
    { route: '/profile', user: marcus, language },
  );

test('others read from when, on which days and when not', async () => {
  server.use(reply.availability(said));
  await renderPage(
    <Page title="Profile">
      <AvailabilityCard userId={marcus._id} />
    </Page>,
    { route: '/professionals/1' },
  );
  expect(await screen.findByText('Available from 04-May-2099')).toBeVisible();
  expect(screen.getByText('Monday')).toBeVisible();
  expect(screen.getByText(/Away: 24-Dec-2099 – 26-Dec-2099/)).toBeVisible();
});

test('one’s own is edited in one dialog; further hours of a day stay', async () => {
  server.use(reply.ownAvailability(said), reply.availabilitySaved(said));
  const calls = recordCalls();
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Edit availability' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit availability' }));
  await user.type(await dialog.findByLabelText('Tuesday from'), '09:00');
  await user.type(dialog.getByLabelText('Tuesday to'), '15:00');
  await user.click(dialog.getByRole('button', { name: 'Remove days off 1' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    availableFrom: '2099-05-04',
    hours: [...said.hours, { day: 2, from: '09:00', to: '15:00' }],
    daysOff: [],
    timeZone: 'America/New_York',
  });
});

test('a calendar address is made, and shown', async () => {
  const linked = { ...said, feedUrl: 'https://plumbline.example/api/v1/availability/calendar.ics?token=x' };
  server.use(reply.ownAvailability(said), reply.calendarLinked(linked));
  const { user } = await show();
  const make = await screen.findByRole('button', { name: 'Make a calendar address' });
  server.use(reply.ownAvailability(linked));
  await user.click(make);
  expect(await screen.findByRole('textbox', { name: 'Secret address of your calendar' })).toHaveValue(
    linked.feedUrl,
  );
});

test('it speaks French', async () => {
  server.use(reply.ownAvailability());
  await show('fr');
  expect(await screen.findByText(/Indiquez quand vous travaillez/)).toBeVisible();
});
