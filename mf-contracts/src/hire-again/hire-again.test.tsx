import { localDay } from '@plumbline/shared-schema/calendar';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { anApplication } from '@plumbline/testing/builders/applications';
import { aContract, aContractEvent } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { aMilestone } from '@plumbline/testing/builders/milestones';
import { anOffer } from '@plumbline/testing/builders/offers';
import { renderPage, screen, waitFor, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { ApplicantsPage } from '../applicants/ApplicantsPage';
import { ContractPage } from '../contract/ContractPage';
import { ProposalsPage } from '../proposals/ProposalsPage';

const id = anId(50);
const over: Partial<Contract> = {
  status: 'completed',
  finishedAt: '2026-03-20T09:00:00.000Z',
  allowedActions: [],
};
const repeats = {
  contractId: id,
  jobTitle: 'Replace the kitchen drain',
  finishedAt: '2026-03-20T12:00:00.000Z',
};
const TOGETHER = 'You worked together on “Replace the Kitchen Drain”, finished on 20-Mar-2026';

function open(contract: Partial<Contract>, options: RenderPageOptions = {}) {
  server.use(
    reply.contract(aContract(contract)),
    reply.contractEvents(id, [aContractEvent()]),
    reply.submissions(id, []),
    reply.availability(),
  );
  return renderPage(<ContractPage />, {
    route: `/contracts/${id}`,
    path: '/contracts/:contractId',
    user: signedIn.client(),
    ...options,
  });
}

test('the terms of a contract that is over are sent once more, and the new offer is shown [OFF-44]', async () => {
  server.use(
    reply.hiredAgain(anOffer({ jobId: { _id: anId(11), title: 'Replace the kitchen drain' }, repeats })),
  );
  const calls = recordCalls();
  const { user, location } = await open({ ...over, terms: 'All of it by Friday.' });
  await user.click(await screen.findByRole('link', { name: 'Hire again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hire again' }));
  expect(dialog.getByLabelText('Professional')).toHaveValue('Marcus Bell');
  expect(dialog.getByLabelText('Offer Description')).toHaveValue('All of it by Friday.');
  expect(dialog.getByLabelText('Budget (USD)')).toHaveValue('950');
  await expect(document.body).toHaveNoViolations();
  await user.click(dialog.getByRole('button', { name: 'Send Offer' }));
  await waitFor(() => expect(location().pathname).toBe(`/jobs/${anId(11)}/applicants`));
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: `/contracts/${id}/hire-again`,
    body: { description: 'All of it by Friday.', budget: 950 },
  });
});

test.each([
  ['a contract that runs', { status: 'active' as const }, signedIn.client()],
  ['its professional', over, signedIn.contractor()],
  [
    'a viewer of the team',
    { ...over, client: { ...aContract().client, _id: actingAs('viewer')._id } },
    actingAs('viewer'),
  ],
])('%s has no such button, and no dialog by its address', async (_who, contract, user) => {
  await open(contract, { user, route: `/contracts/${id}?again=1` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Replace the Kitchen Drain' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Hire again' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('why somebody cannot be asked is told, and what was written stays [OFF-45]', async () => {
  const { user } = await open(over, { route: `/contracts/${id}?again=1` });
  const dialog = within(await screen.findByRole('dialog'));
  server.use(reply.error('POST /contracts/:id/hire-again', 'CONTRACTOR_GONE', { message: 'Takes no jobs.' }));
  await user.click(dialog.getByRole('button', { name: 'Send Offer' }));
  expect(await dialog.findByText('Takes no jobs.')).toBeVisible();
  expect(dialog.getByLabelText('Budget (USD)')).toHaveValue('950');
});

test('both sides read that they worked together [OFF-46]', async () => {
  const offer = anOffer({ repeats, allowedActions: ['accept', 'reject'] });
  server.use(
    reply.offers([offer]),
    reply.myApplications([]),
    reply.offerEvents(offer._id, []),
    reply.feedbacks([]),
    reply.invites([]),
  );
  const { unmount } = await renderPage(<ProposalsPage />, {
    route: `/proposals?offer=${offer._id}`,
    path: '/proposals',
    user: signedIn.contractor(),
  });
  expect(await screen.findByRole('link', { name: TOGETHER })).toHaveAttribute('href', `/contracts/${id}`);
  unmount();

  server.use(
    reply.job(),
    reply.applicants(anId(10), [anApplication({ coverLetter: '' })]),
    reply.offers([offer]),
  );
  await renderPage(<ApplicantsPage />, {
    route: `/jobs/${anId(10)}/applicants`,
    path: '/jobs/:jobId/applicants',
    user: signedIn.client(),
  });
  expect(await screen.findByRole('link', { name: TOGETHER })).toBeVisible();
  expect(screen.queryByText('Cover Letter')).not.toBeInTheDocument();
});

test('the contract of such an offer begins with the terms and milestones of the one before [OFF-46]', async () => {
  const accepted = anOffer({
    repeats,
    status: 'accepted',
    acceptedAt: '2026-03-23T12:00:00.000Z',
    allowedActions: ['createContract'],
  });
  const milestones = [
    aMilestone({ title: 'Demolition', amount: 400 }),
    aMilestone({ _id: anId(72), title: 'Tiling', amount: 550 }),
  ];
  server.use(
    reply.job(),
    reply.applicants(anId(10), [anApplication()]),
    reply.offers([accepted]),
    reply.contract(aContract({ ...over, terms: 'All of it by Friday.', milestones })),
  );
  const { user } = await renderPage(<ApplicantsPage />, {
    route: `/jobs/${anId(10)}/applicants`,
    path: '/jobs/:jobId/applicants',
    user: signedIn.client(),
  });
  await user.click(await screen.findByRole('button', { name: 'Create Contract' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create Contract' }));
  expect(await form.findByLabelText('Contract Terms')).toHaveValue('All of it by Friday.');
  expect(form.getByLabelText('Milestone 1: title')).toHaveValue('Demolition');
  expect(form.getByLabelText('Milestone 2: amount')).toHaveValue('550');
  expect(form.getByLabelText('End Date')).toHaveValue(localDay(30));
});
