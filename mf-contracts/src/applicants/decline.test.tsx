import { anApplication } from '@plumbline/testing/builders/applications';
import { anId } from '@plumbline/testing/builders/ids';
import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ApplicantsPage } from './ApplicantsPage';

const jobId = anId(10);
const declined = { reason: 'dates', message: 'We start in May.', at: '2026-03-01T10:00:00.000Z' } as const;
const bo = { ...anApplication().userId, _id: anId(204), fullName: 'Bo Cheap' };
const open = () =>
  renderPage(<ApplicantsPage />, {
    route: `/jobs/${jobId}/applicants`,
    path: '/jobs/:jobId/applicants',
    user: signedIn.client(),
  });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  server.use(reply.offers([]), reply.professionals([]), reply.invites([]), reply.job());
});

test('a client declines an applicant with a reason, who goes to the end, and considers them again', async () => {
  const rows = [anApplication(), anApplication({ _id: anId(203), userId: bo })];
  server.use(reply.applicants(jobId, rows), reply.applicationAnswered(rows));
  const calls = recordCalls();
  const { user } = await open();
  await user.click((await card('Marcus Bell')).getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Marcus Bell?' }));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText('Please choose one of the options')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'The dates do not fit' }));
  await user.type(dialog.getByRole('textbox', { name: /^Message/ }), 'We start in May.');
  await expect(document.body).toHaveNoViolations();
  await user.click(dialog.getByRole('button', { name: 'Decline' }));

  const marcus = await card('Marcus Bell');
  expect(await marcus.findByText('Declined')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([
    expect.objectContaining({
      path: `/applications/${anApplication()._id}/decline`,
      body: { reason: 'dates', message: 'We start in May.' },
    }),
  ]);
  expect(names()).toEqual(['Bo Cheap', 'Marcus Bell']);
  expect(marcus.getByText('The dates do not fit')).toBeVisible();
  expect(marcus.queryByRole('button', { name: 'Send Offer' })).not.toBeInTheDocument();
  expect(marcus.queryByText(/dozen drains/)).not.toBeInTheDocument();
  await user.click(marcus.getByRole('button', { name: 'Show the application' }));
  expect(marcus.getByText(/dozen drains/)).toBeVisible();

  await user.click(marcus.getByRole('button', { name: 'Consider again' }));
  expect(await (await card('Marcus Bell')).findByRole('button', { name: 'Send Offer' })).toBeVisible();
  expect(names()).toEqual(['Marcus Bell', 'Bo Cheap']);
});

test('a refusal keeps the dialog open with what was written', async () => {
  server.use(
    reply.applicants(jobId, [anApplication()]),
    reply.error('PUT /applications/:id/decline', 'APPLICATION_COMMITTED', { message: 'They have an offer.' }),
  );
  const { user } = await open();
  await user.click((await card('Marcus Bell')).getByRole('button', { name: 'Decline' }));
  await user.click(await screen.findByRole('radio', { name: 'The dates do not fit' }));
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'In May.');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText('They have an offer.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Message/ })).toHaveValue('In May.');
  expect(dialog.getByRole('radio', { name: 'The dates do not fit' })).toBeChecked();
});

test('whoever is hired cannot be declined', async () => {
  server.use(reply.applicants(jobId, [anApplication({ isHired: true })]));
  await open();
  const marcus = await card('Marcus Bell');
  expect(marcus.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
});

test('a declined applicant comes last however the list is sorted', async () => {
  const rows = [
    anApplication({ declined, estimatedServiceCost: 1 }),
    anApplication({ _id: anId(203), userId: bo }),
  ];
  server.use(reply.applicants(jobId, rows));
  const { user } = await open();
  await card('Bo Cheap');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
  expect(names()).toEqual(['Bo Cheap', 'Marcus Bell']);
});
