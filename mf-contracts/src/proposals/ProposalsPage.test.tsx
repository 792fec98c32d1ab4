import type { Application } from '@plumbline/shared-schema/applications';
import type { Offer } from '@plumbline/shared-schema/offers';
import { anApplication } from '@plumbline/testing/builders/applications';
import { aFeedback } from '@plumbline/testing/builders/feedbacks';
import { anId } from '@plumbline/testing/builders/ids';
import { anInvite } from '@plumbline/testing/builders/invites';
import { anOffer, anOfferEvent } from '@plumbline/testing/builders/offers';
import { fireEvent, renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ProposalsPage } from './ProposalsPage';

const received = (overrides: Partial<Offer> = {}) =>
  anOffer({ allowedActions: ['accept', 'reject', 'counter'], ...overrides });

type World = { offers?: Offer[]; applications?: Application[]; route?: string; language?: 'en' | 'fr' };

async function open({ offers = [received()], applications = [anApplication()], ...page }: World = {}) {
  server.use(
    reply.offers(offers),
    reply.myApplications(applications),
    reply.invites([]),
    reply.quotes([]),
    reply.feedbacks([]),
    ...offers.map(({ _id }) => reply.offerEvents(_id, [anOfferEvent()])),
  );
  return renderPage(<ProposalsPage />, {
    route: '/proposals',
    path: '/proposals',
    user: signedIn.contractor(),
    ...page,
  });
}

const details = () => screen.findByRole('dialog', { name: /Details/ });
const asked = () => screen.findByRole('alertdialog');

test('an offer is a row with its date, title and money, and opens with all that it says', async () => {
  const { user, location } = await open();
  server.use(reply.feedbacks([aFeedback({ rating: 4, review: 'Pays on the day.' })]));
  const row = within(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' }));
  expect(row.getByText('Received on 02-Mar-2026')).toBeVisible();
  expect(row.getByText(/^Answer by \d\d-\w{3}-\d{4}$/)).toBeVisible();
  await expect(document.body).toHaveNoViolations();

  await user.click(row.getByRole('button', { name: 'See Details' }));
  const dialog = within(await details());
  expect(location().search).toBe(`?offer=${anId(40)}`);
  expect(dialog.getByText('We would like to offer you the job "Replace the kitchen drain"')).toBeVisible();
  expect(dialog.getByText('$950')).toBeVisible();
  expect(dialog.getByText('7 days')).toBeVisible();
  expect(dialog.getByText('Pending')).toBeVisible();
  expect(await dialog.findByText(/Nora Lindqvist sent the offer/)).toBeVisible();
  expect(await dialog.findByText('Pays on the day.')).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Client Reviews' })).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});

test('Back and Esc close the details and the focus returns', async () => {
  const { user, location, navigate } = await open();
  const opener = await screen.findByRole('button', { name: 'See Details' });
  await user.click(opener);
  expect(await screen.findByText('No reviews available for this client')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location().search).toBe('');
  await waitFor(() => expect(opener).toHaveFocus());

  await user.click(opener);
  await details();
  await navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an address opens its tab, search and details', async () => {
  await open({ route: `/proposals?tab=sent&q=drain&proposal=${anId(20)}` });
  expect(await details()).toHaveAccessibleName('Proposal Details');
  expect(screen.getByLabelText('Search')).toHaveValue('drain');
});

test('an address of an offer that is not there says so', async () => {
  await open({ route: `/proposals?offer=${anId(77)}` });
  expect(await screen.findByText('This offer is no longer here.')).toBeVisible();
});

test('offers are found by what the job asks for, and a search without a hit can be cleared', async () => {
  const { user, location } = await open();
  const search = screen.getByLabelText('Search');
  await screen.findByRole('article');
  await user.click(search);
  await user.paste('PLUMBING residential');
  expect(screen.getByRole('article')).toBeVisible();

  await user.clear(search);
  await user.paste('roof');
  expect(await screen.findByText('No offers found')).toBeVisible();
  expect(location().search).toBe('?q=roof');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(search).toHaveFocus();
  expect(location().search).toBe('');
});

test.each([
  ['pending', received(), 'Pending', ['Accept Offer', 'Reject Offer', 'Propose new terms']],
  [
    'countered',
    received({
      proposal: {
        description: 'More work',
        budget: 1200,
        deliveryTime: 14,
        expiresIn: 3,
        createdAt: '2026-03-03T09:00:00.000Z',
      },
      allowedActions: ['accept', 'reject', 'withdrawCounter'],
    }),
    'You sent new terms',
    ['Accept Offer', 'Reject Offer', 'Withdraw my new terms'],
  ],
  [
    'accepted',
    received({ status: 'accepted', acceptedAt: '2026-03-03T09:00:00.000Z', allowedActions: [] }),
    'Accepted, no contract yet',
    [],
  ],
  [
    'rejected',
    received({ status: 'rejected', closedReason: 'declined', allowedActions: [] }),
    'Rejected',
    [],
  ],
  [
    'withdrawn',
    received({ status: 'rejected', closedReason: 'withdrawn', allowedActions: [] }),
    'Withdrawn',
    [],
  ],
  ['expired', received({ status: 'rejected', closedReason: 'expired', allowedActions: [] }), 'Expired', []],
  ['overdue while the page is open', received({ expiresAt: '2026-03-05T09:00:00.000Z' }), 'Expired', []],
])('an offer that is %s has only the buttons it allows [OFF-43]', async (...[, offer, label, buttons]) => {
  await open({ offers: [offer], route: `/proposals?offer=${offer._id}` });
  const dialog = within(await details());
  expect(dialog.getByText(label)).toBeVisible();
  const all = ['Accept Offer', 'Reject Offer', 'Propose new terms', 'Withdraw my new terms'];
  const shown = all.filter((name) => dialog.queryByRole('button', { name }) !== null);
  expect(shown).toEqual(buttons);
});

test('accepting asks, tells and says what comes next', async () => {
  const { user } = await open({ route: `/proposals?offer=${anId(40)}` });
  const accepted = received({
    status: 'accepted',
    acceptedAt: '2026-03-03T09:00:00.000Z',
    allowedActions: [],
  });
  await user.click(within(await details()).getByRole('button', { name: 'Accept Offer' }));
  const question = within(await asked());
  expect(question.getByText('Accept the offer for “Replace the Kitchen Drain”?')).toBeVisible();

  server.use(reply.offerMoved('accept', accepted, 'Offer accepted successfully!'), reply.offers([accepted]));
  await user.click(question.getByRole('button', { name: 'Accept Offer' }));
  expect((await screen.findAllByText('Offer accepted successfully!'))[0]).toBeVisible();
  expect(await screen.findByText(/Nora Lindqvist now creates the contract/)).toBeVisible();
});

test('an accepted offer says in the list that its contract is to be made, until it is', async () => {
  const offer = received({ status: 'accepted', allowedActions: [] });
  const made = received({ ...offer, _id: anId(42), contractId: anId(50) });
  await open({ offers: [offer, made] });
  const [waiting, done] = await screen.findAllByRole('article');
  expect(within(waiting ?? document.body).getByText('Accepted, no contract yet')).toBeVisible();
  expect(within(done ?? document.body).getByText('Accepted')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Waiting for the client',
    'Done',
  ]);
});

test('offers that wait for the contractor stand first, those that are over last', async () => {
  const over = received({ _id: anId(42), status: 'rejected', closedReason: 'expired', allowedActions: [] });
  await open({ offers: [over, received()] });
  const list = within(await screen.findByRole('list', { name: 'Received Offers' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'To answer',
    'Replace the Kitchen Drain',
    'Done',
    'Replace the Kitchen Drain',
  ]);
});

test('an accepted offer leads to its contract', async () => {
  const offer = received({ status: 'accepted', contractId: anId(50), allowedActions: [] });
  await open({ offers: [offer], route: `/proposals?offer=${offer._id}` });
  expect(await screen.findByRole('link', { name: 'Open the contract' })).toHaveAttribute(
    'href',
    `/active-contracts?contract=${anId(50)}`,
  );
});

test('an offer rejected before, in another tab, counts as rejected', async () => {
  const { user } = await open({ route: `/proposals?offer=${anId(40)}` });
  const rejected = received({ status: 'rejected', closedReason: 'declined', allowedActions: [] });
  await user.click(within(await details()).getByRole('button', { name: 'Reject Offer' }));
  server.use(
    reply.error(`PUT /offers/${anId(40)}/reject`, 'OFFER_NOT_PENDING', { details: { offer: rejected } }),
    reply.offers([rejected]),
  );
  await user.click(within(await asked()).getByRole('button', { name: 'Reject Offer' }));
  expect((await screen.findAllByText('Offer rejected successfully!'))[0]).toBeVisible();
  expect(await screen.findByText(/You rejected this offer/)).toBeVisible();
});

test.each([
  [
    'the reason',
    reply.error(`PUT /offers/${anId(40)}/accept`, 'OFFER_EXPIRED', { message: 'This offer has expired.' }),
    'This offer has expired.',
  ],
  [
    'the missing answer',
    reply.noAnswer(`PUT /offers/${anId(40)}/accept`),
    'No response from server - network error',
  ],
])('a refused answer says %s', async (_what, failure, message) => {
  const { user } = await open({ route: `/proposals?offer=${anId(40)}` });
  await user.click(within(await details()).getByRole('button', { name: 'Accept Offer' }));
  server.use(failure);
  await user.click(within(await asked()).getByRole('button', { name: 'Accept Offer' }));
  expect((await screen.findAllByText(message))[0]).toBeVisible();
});

test('other terms are checked and sent, and stay typed when they are refused', async () => {
  const { user } = await open({ route: `/proposals?offer=${anId(40)}` });
  await user.click(within(await details()).getByRole('button', { name: 'Propose new terms' }));
  const price = await screen.findByLabelText('Your price (USD)');
  expect(price).toHaveValue('950');
  fireEvent.change(price, { target: { value: '0' } });
  await user.click(screen.getByRole('button', { name: 'Send new terms' }));
  await waitFor(() => expect(price).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByLabelText('What you propose')).toHaveAttribute('aria-invalid', 'true');
  await expect(document.body).toHaveNoViolations();

  fireEvent.change(price, { target: { value: '1200' } });
  await user.click(screen.getByLabelText('What you propose'));
  await user.paste('More pipe');
  server.use(
    reply.error(`PUT /offers/${anId(40)}/counter`, 'COUNTER_LIMIT', { message: 'No more new terms' }),
  );
  await user.click(screen.getByRole('button', { name: 'Send new terms' }));
  expect((await screen.findAllByText('No more new terms'))[0]).toBeVisible();
  expect(screen.getByLabelText('What you propose')).toHaveValue('More pipe');

  server.use(reply.offerMoved('counter', received(), 'New terms sent'));
  const calls = recordCalls();
  await user.click(screen.getByRole('button', { name: 'Send new terms' }));
  expect((await screen.findAllByText('New terms sent'))[0]).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    budget: 1200,
    deliveryTime: 7,
    expiresIn: 3,
    description: 'More pipe',
  });
});

test('a proposal shows the job and the own words, and is withdrawn after a question', async () => {
  const { user } = await open({ route: '/proposals?tab=sent' });
  const row = within(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' }));
  expect(row.getByText('Applied on 02-Mar-2026')).toBeVisible();
  expect(row.getByText('2 Weeks')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'View Details' }));
  const dialog = within(await details());
  expect(dialog.getByRole('heading', { name: 'Your Proposal' })).toBeVisible();
  expect(dialog.getByText(/I have replaced a dozen drains/)).toBeVisible();
  expect(dialog.getByText('Plumbing')).toBeVisible();
  expect(dialog.getByText('$950')).toBeVisible();
  expect(dialog.getByText('3 days')).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Withdraw proposal' }));
  server.use(reply.applicationDeleted(), reply.myApplications([]));
  await user.click(within(await asked()).getByRole('button', { name: 'Withdraw' }));
  expect((await screen.findAllByText('Application deleted successfully!'))[0]).toBeVisible();
  expect(await screen.findByText('No proposals found')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a proposal says when it was changed, and can be changed while it waits [APP-13, APP-14]', async () => {
  const { user } = await open({
    applications: [anApplication({ changedAt: '2026-03-05T10:00:00.000Z' })],
    route: '/proposals?tab=sent',
  });
  const row = within(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' }));
  expect(row.getByText('Changed on 05-Mar-2026')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'View Details' }));
  const dialog = within(await details());
  expect(dialog.getByText('Last changed')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Change' })).toHaveAttribute('href', `/jobs/${anId(10)}/apply`);
});

test('a proposal that was answered can be withdrawn but not changed', async () => {
  await open({
    applications: [anApplication({ isWaiting: false })],
    route: `/proposals?tab=sent&proposal=${anId(20)}`,
  });
  const dialog = within(await details());
  expect(dialog.getByRole('button', { name: 'Withdraw proposal' })).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'Change' })).not.toBeInTheDocument();
});

test('somebody who is hired cannot withdraw the proposal', async () => {
  await open({
    applications: [anApplication({ isHired: true })],
    route: `/proposals?tab=sent&proposal=${anId(20)}`,
  });
  expect(
    within(await details()).queryByRole('button', { name: 'Withdraw proposal' }),
  ).not.toBeInTheDocument();
});

test.each([
  ['received', 'GET /offers/sent-or-received-offers', 'Failed to fetch offers'],
  ['sent', 'GET /applications/me', 'Failed to fetch your job applications'],
] as const)('the tab %s says what failed and can be retried', async (tab, call, reason) => {
  server.use(reply.offers([received()]), reply.myApplications([anApplication()]), reply.invites([]));
  server.use(reply.quotes([]), reply.noAnswer(call));
  const { user } = await renderPage(<ProposalsPage />, {
    route: `/proposals?tab=${tab}`,
    path: '/proposals',
    user: signedIn.contractor(),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(`Error loading data: ${reason}`);
  server.use(reply.offers([received()]), reply.myApplications([anApplication()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('empty tabs lead to the jobs, and waiting invitations are counted', async () => {
  const { user } = await open({ offers: [], applications: [] });
  server.use(reply.invites([anInvite()]));
  expect(await screen.findByText('No offers found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/jobs');
  await user.click(screen.getByRole('tab', { name: 'Sent Proposals' }));
  expect(await screen.findByText('No proposals found')).toBeVisible();
});

test('an offer that came in is shown with the next answer of the server', async () => {
  const { store } = await open({ offers: [] });
  await screen.findByText('No offers found');
  server.use(reply.offers([received()]));
  const { api } = await import('@plumbline/shared-api/api');
  store.dispatch(api.util.invalidateTags([{ type: 'Offer', id: 'LIST' }]));
  expect(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' })).toBeVisible();
});

test('the page speaks French', async () => {
  await open({ language: 'fr', route: `/proposals?offer=${anId(40)}` });
  expect(await screen.findByRole('dialog', { name: 'Détails de l’offre' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accepter l’offre' })).toBeVisible();
  expect(await screen.findByText('Aucun avis disponible pour ce client')).toBeVisible();
});
