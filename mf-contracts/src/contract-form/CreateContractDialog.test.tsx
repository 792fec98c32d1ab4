import type { Offer } from '@plumbline/shared-schema/offers';
import { anApplication } from '@plumbline/testing/builders/applications';
import { aContract } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { aMilestone } from '@plumbline/testing/builders/milestones';
import { anOffer } from '@plumbline/testing/builders/offers';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ApplicantsPage } from '../applicants/ApplicantsPage';
import { localDay } from '@plumbline/shared-schema/calendar';
import { formatsFor } from '@plumbline/shared-ui/format';

const jobId = anId(10);
const accepted = anOffer({
  status: 'accepted',
  acceptedAt: '2026-03-03T12:00:00.000Z',
  allowedActions: ['createContract'],
});

const open = (offer?: Offer, search = '') => {
  server.use(reply.job(), reply.applicants(jobId, [anApplication()]), reply.offers(offer ? [offer] : []));
  return renderPage(<ApplicantsPage />, {
    route: `/jobs/${jobId}/applicants${search}`,
    path: '/jobs/:jobId/applicants',
    user: signedIn.client(),
  });
};

const dialogAddress = `?dialog=contract.${anApplication()._id}`;
const dialog = () => screen.findByRole('dialog', { name: 'Create Contract' });

test('a contract is made once with the defaults, and the applicant is hired [CON-60]', async () => {
  const { user } = await open(accepted);
  await user.click(await screen.findByRole('button', { name: 'Create Contract' }));
  const form = within(await dialog());
  expect(form.getByLabelText('Professional')).toHaveValue('Marcus Bell');
  expect(form.getByLabelText('Contract Terms')).toHaveValue(
    'The professional agrees to complete "Replace the kitchen drain" by the specified end date.',
  );
  for (const [label, value] of [
    ['Amount', '$950'],
    ['Currency', 'USD'],
    ['Start Date', localDay()],
  ] as const) {
    expect(form.getByLabelText(label)).toHaveValue(value);
    expect(form.getByLabelText(label)).toHaveAttribute('readonly');
  }
  const end = form.getByLabelText('End Date');
  expect(end).toHaveValue(localDay(30));
  expect(end).toHaveAttribute('min', localDay());
  // Counted from the start, however long ago the offer was accepted.
  const promised = formatsFor('en').date(localDay(accepted.deliveryTime));
  expect(end).toHaveAccessibleDescription(`Promised delivery: ${promised}`);
  await expect(document.body).toHaveNoViolations();

  server.use(
    reply.contractCreated(),
    reply.applicants(jobId, [anApplication({ isHired: true })]),
    reply.offers([{ ...accepted, contractId: anId(50), allowedActions: [] }]),
  );
  const calls = recordCalls();
  await user.dblClick(form.getByRole('button', { name: 'Create Contract' }));

  expect((await screen.findAllByText('Contract created successfully!'))[0]).toBeVisible();
  expect(await screen.findByText('Hired')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'View contract' })).toBeVisible();
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent).toEqual([expect.objectContaining({ path: '/contracts' })]);
  expect(sent[0]?.body).toEqual({
    jobId,
    clientId: anId(1),
    professionalId: anId(2),
    startDate: localDay(),
    endDate: localDay(30),
    terms: 'The professional agrees to complete "Replace the kitchen drain" by the specified end date.',
    paymentDetails: { amount: 950, currency: 'USD' },
    milestones: [],
  });
});

test('milestones divide the amount, and are sent when they add up to it [MIL-01]', async () => {
  const { user } = await open(accepted, dialogAddress);
  const form = within(await dialog());
  const add = form.getByRole('button', { name: 'Add a milestone' });
  await user.click(add);
  await user.type(form.getByLabelText('Milestone 1: title'), 'Demolition');
  expect(form.getByLabelText('Milestone 1: amount')).toHaveValue('950');
  await user.clear(form.getByLabelText('Milestone 1: amount'));
  await user.type(form.getByLabelText('Milestone 1: amount'), '400');
  expect(form.getByRole('status')).toHaveTextContent('$550 still to assign');
  await user.click(form.getByRole('button', { name: 'Create Contract' }));
  expect(
    (await form.findAllByText(/The milestones must add up to the amount of the contract/)).length,
  ).toBeGreaterThan(0);

  await user.click(add);
  await user.type(form.getByLabelText('Milestone 2: title'), 'Tiling');
  expect(form.getByLabelText('Milestone 2: amount')).toHaveValue('550');
  server.use(reply.contractCreated());
  const calls = recordCalls();
  await user.click(form.getByRole('button', { name: 'Create Contract' }));
  expect((await screen.findAllByText('Contract created successfully!'))[0]).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    milestones: [
      { title: 'Demolition', amount: 400, dueOn: null },
      { title: 'Tiling', amount: 550, dueOn: null },
    ],
  });
});

test.each([
  ['contract', { allowedActions: ['fund' as const] }, 'fund'],
  [
    'first milestone',
    { milestones: [aMilestone(), aMilestone({ _id: anId(72), allowedActions: ['fund'] })] },
    `fund.${anId(72)}`,
  ],
])('a new contract leads straight to the payment: of the %s', async (_of, contract, action) => {
  const { user, location } = await open(accepted, dialogAddress);
  const form = within(await dialog());
  server.use(reply.contractCreated(aContract(contract)));
  await user.click(form.getByRole('button', { name: 'Create Contract' }));
  await waitFor(() => expect(location().pathname).toBe(`/contracts/${aContract()._id}`));
  expect(location().search).toBe(`?action=${action}`);
});

test('a contract needs an offer, and one that is accepted', async () => {
  const { unmount } = await open(undefined, dialogAddress);
  expect(within(await dialog()).getByRole('alert')).toHaveTextContent('No offer found for this applicant');
  unmount();

  await open(anOffer(), dialogAddress);
  expect(within(await dialog()).getByRole('alert')).toHaveTextContent(
    'The professional must accept the offer first',
  );
  expect(screen.queryByLabelText('Contract Terms')).not.toBeInTheDocument();
});

test('an end before today and blank terms are refused at their fields', async () => {
  const { user } = await open(accepted, dialogAddress);
  const form = within(await dialog());
  const end = form.getByLabelText('End Date');
  await user.clear(form.getByLabelText('Contract Terms'));
  await user.clear(end);
  await user.type(end, localDay(-1));
  await user.click(form.getByRole('button', { name: 'Create Contract' }));

  await waitFor(() => expect(end).toHaveAccessibleDescription('The end date cannot be in the past'));
  expect(form.getByLabelText('Contract Terms')).toHaveAccessibleDescription('Contract terms are required');
});

test('a contract that was made elsewhere counts as made', async () => {
  const { user } = await open(accepted, dialogAddress);
  const form = within(await dialog());
  server.use(
    reply.error('POST /contracts', 'CONTRACT_EXISTS', { details: { contractId: anId(50) } }),
    reply.applicants(jobId, [anApplication({ isHired: true })]),
    reply.offers([{ ...accepted, contractId: anId(50), allowedActions: [] }]),
  );
  await user.click(form.getByRole('button', { name: 'Create Contract' }));

  expect((await screen.findAllByText('Contract created successfully!'))[0]).toBeVisible();
  expect(await screen.findByText('Hired')).toBeVisible();
});

test.each([
  [
    'the server’s reason',
    reply.error('POST /contracts', 'AMOUNT_MISMATCH', { message: 'Another amount.' }),
    'Another amount.',
  ],
  [
    'our own words',
    reply.noAnswer('POST /contracts'),
    'Failed to create contract. Please check the details.',
  ],
])('a contract that fails keeps what was written and tells %s', async (_whose, failure, message) => {
  const { user } = await open(accepted, dialogAddress);
  const form = within(await dialog());
  const terms = form.getByLabelText('Contract Terms');
  await user.clear(terms);
  await user.type(terms, 'Mine');
  server.use(failure);
  await user.click(form.getByRole('button', { name: 'Create Contract' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(terms).toHaveValue('Mine');

  server.use(reply.contractCreated(aContract()));
  await user.click(form.getByRole('button', { name: 'Create Contract' }));
  expect((await screen.findAllByText('Contract created successfully!'))[0]).toBeVisible();
});
