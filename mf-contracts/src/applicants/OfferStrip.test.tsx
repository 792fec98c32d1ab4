import { api } from '@plumbline/shared-api/api';
import type { Offer } from '@plumbline/shared-schema/offers';
import { anApplication } from '@plumbline/testing/builders/applications';
import { anId } from '@plumbline/testing/builders/ids';
import { anOffer, anOfferEvent } from '@plumbline/testing/builders/offers';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api as apiUrl, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { ApplicantsPage } from './ApplicantsPage';

const jobId = anId(10);
const proposal = {
  description: 'The pipe behind the wall is rotten too.',
  budget: 1200,
  deliveryTime: 14,
  expiresIn: 3,
  createdAt: '2026-03-02T10:00:00.000Z',
};
const countered = anOffer({ proposal, allowedActions: ['withdraw', 'adoptCounter', 'declineCounter'] });
const accepted = anOffer({
  status: 'accepted',
  acceptedAt: '2026-03-03T12:00:00.000Z',
  allowedActions: ['createContract'],
});
const closed = (closedReason: Offer['closedReason']) =>
  anOffer({ status: 'rejected', closedReason, allowedActions: [] });

const open = (
  offer?: Offer,
  {
    application = anApplication(),
    search = '',
    language = 'en' as 'en' | 'fr',
    user = signedIn.client(),
  } = {},
) => {
  server.use(reply.job(), reply.applicants(jobId, [application]), reply.offers(offer ? [offer] : []));
  return renderPage(<ApplicantsPage />, {
    route: `/jobs/${jobId}/applicants${search}`,
    path: '/jobs/:jobId/applicants',
    user,
    language,
  });
};

/** The part of Marcus' card about the offer. */
async function strip() {
  const card = await screen.findByRole('article', { name: 'Marcus Bell' });
  return within(within(card).getByRole('group', { name: 'Offer' }));
}

const allSaying = async (text: string) => (await screen.findAllByText(text))[0];

test('an applicant without an offer can be sent one', async () => {
  await open();
  const offer = await strip();
  expect(offer.getByText('No offer sent yet')).toBeVisible();
  expect(offer.getByRole('button', { name: 'Send Offer' })).toBeVisible();
  expect(offer.queryByRole('button', { name: 'Create Contract' })).not.toBeInTheDocument();
});

test('a pending offer shows as sent, with its end, and can only be withdrawn', async () => {
  await open(anOffer());
  const offer = await strip();
  expect(offer.getByText('Offer Sent')).toBeVisible();
  expect(offer.getByText('Pending')).toBeVisible();
  expect(offer.getByText(/\$950 · 7 days/)).toHaveTextContent(
    /Expires on 0?1-Jan-2100|Expires on 31-Dec-2099/,
  );
  expect(offer.queryByRole('button', { name: 'Send Offer' })).not.toBeInTheDocument();
});

test('an offer the professional declined shows as rejected and takes no other', async () => {
  await open(closed('declined'));
  const offer = await strip();
  expect(offer.getByText('Offer Rejected')).toBeVisible();
  expect(offer.getByText('Rejected')).toBeVisible();
  expect(offer.queryByRole('button', { name: 'Send Offer' })).not.toBeInTheDocument();
});

test.each([
  ['expired', 'Expired'],
  ['withdrawn', 'Withdrawn'],
] as const)('an offer that is %s says so and another can be sent', async (reason, label) => {
  await open(closed(reason));
  const offer = await strip();
  expect(offer.getByText(label)).toBeVisible();
  expect(offer.getByRole('button', { name: 'Send Offer' })).toBeVisible();
});

test('an accepted offer shows when, and leads to the contract', async () => {
  await open(accepted);
  const offer = await strip();
  expect(offer.getByText('Accepted on 03-Mar-2026')).toBeVisible();
  expect(offer.getByText('Accepted, no contract yet')).toBeVisible();
  expect(offer.getByRole('button', { name: 'Create Contract' })).toBeVisible();
  expect(offer.queryByText('Offer Sent')).not.toBeInTheDocument();
});

test('who is hired can be sent nothing more and the contract is one step away', async () => {
  const hired = { ...accepted, contractId: anId(50), allowedActions: [] };
  await open(hired, { application: anApplication({ isHired: true }) });
  const offer = await strip();
  expect(screen.getByText('Hired')).toBeVisible();
  expect(offer.getByRole('link', { name: 'View contract' })).toHaveAttribute(
    'href',
    `/contracts/${anId(50)}`,
  );
  expect(offer.queryByRole('button', { name: 'Create Contract' })).not.toBeInTheDocument();
});

test('an offer is sent with the prefilled terms, once, and the card shows it', async () => {
  const { user, location } = await open(undefined, {
    application: anApplication({ estimatedServiceCost: 950.5 }),
  });
  await user.click((await strip()).getByRole('button', { name: 'Send Offer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send Job Offer' });
  const form = within(dialog);
  expect(location().search).toContain('dialog=offer.');
  expect(form.getByLabelText('Professional')).toHaveValue('Marcus Bell');
  expect(form.getByLabelText('Professional')).toHaveAttribute('readonly');
  expect(form.getByLabelText('Offer Description')).toHaveValue(
    'We would like to offer you the job "Replace the kitchen drain"',
  );
  expect(form.getByLabelText('Budget (USD)')).toHaveValue('950.50');
  expect(form.getByLabelText('Delivery Time')).toHaveDisplayValue('7 days');
  expect(form.getByLabelText('Offer Expires In')).toHaveDisplayValue('3 days');
  await expect(document.body).toHaveNoViolations();

  await user.selectOptions(form.getByLabelText('Delivery Time'), '14 days');
  await user.selectOptions(form.getByLabelText('Offer Expires In'), '1 day');
  server.use(reply.offerSent(), reply.offers([anOffer()]));
  const calls = recordCalls();
  await user.dblClick(form.getByRole('button', { name: 'Send Offer' }));

  expect(await allSaying('Offer sent successfully!')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(location().search).toBe('');
  expect(await (await strip()).findByText('Offer Sent')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Offer' })).toHaveFocus());
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent).toEqual([expect.objectContaining({ path: '/offers/send' })]);
  expect(sent[0]?.body).toEqual({
    jobId,
    professionalId: anId(2),
    description: 'We would like to offer you the job "Replace the kitchen drain"',
    budget: 950.5,
    deliveryTime: 14,
    expiresIn: 1,
  });
});

test('an offer without budget or description cannot be sent, and one below a dollar says why', async () => {
  const { user } = await open(undefined, {
    application: anApplication({ estimatedServiceCost: null }),
    search: `?dialog=offer.${anApplication()._id}`,
  });
  const form = within(await screen.findByRole('dialog', { name: 'Send Job Offer' }));
  const send = form.getByRole('button', { name: 'Send Offer' });
  const budget = form.getByLabelText('Budget (USD)');
  expect(budget).toHaveValue('');
  expect(send).toBeDisabled();

  await user.type(budget, '0.5');
  expect(send).toBeEnabled();
  await user.clear(form.getByLabelText('Offer Description'));
  expect(send).toBeDisabled();
  await user.type(form.getByLabelText('Offer Description'), 'Work');
  await user.click(send);
  await waitFor(() => expect(budget).toHaveAccessibleDescription('The budget must be at least $1'));
  expect(budget).toBeInvalid();
});

test.each([
  [
    'the server’s reason',
    reply.error('POST /offers/send', 'OFFER_EXISTS', { message: 'You have already sent an offer.' }),
    'You have already sent an offer.',
  ],
  [
    'that there is no network',
    reply.noAnswer('POST /offers/send'),
    'No response from server - network error',
  ],
  [
    'our own words without a reason',
    reply.error('POST /offers/send', 'INTERNAL', { message: '' }),
    'Failed to send offer',
  ],
])('a refused offer keeps what was written and tells %s', async (_what, failure, message) => {
  const { user } = await open(undefined, { search: `?dialog=offer.${anApplication()._id}` });
  const form = within(await screen.findByRole('dialog', { name: 'Send Job Offer' }));
  await user.clear(form.getByLabelText('Offer Description'));
  await user.type(form.getByLabelText('Offer Description'), 'Mine');
  server.use(failure);
  await user.click(form.getByRole('button', { name: 'Send Offer' }));

  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByLabelText('Offer Description')).toHaveValue('Mine');
});

test('after an answer that cannot be read the offer is to be sent again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await open(undefined, { search: `?dialog=offer.${anApplication()._id}` });
  const form = within(await screen.findByRole('dialog', { name: 'Send Job Offer' }));
  server.use(http.post(apiUrl('/offers/send'), () => HttpResponse.json(null, { status: 201 })));
  await user.click(form.getByRole('button', { name: 'Send Offer' }));
  expect(await form.findByText('Failed to send offer. Please try again.')).toBeVisible();
  logged.mockRestore();
});

test('withdrawing an offer asks first, and one withdrawn elsewhere counts as done', async () => {
  const { user } = await open(anOffer());
  await user.click((await strip()).getByRole('button', { name: 'Withdraw offer' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw the offer to Marcus Bell?' });
  await expect(document.body).toHaveNoViolations();

  const offer = closed('withdrawn');
  server.use(
    reply.error(`PUT /offers/${offer._id}/withdraw`, 'OFFER_NOT_PENDING', { details: { offer } }),
    reply.offers([offer]),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw offer' }));

  expect(await allSaying('Offer withdrawn')).toBeVisible();
  expect(await (await strip()).findByRole('button', { name: 'Send Offer' })).toBeVisible();
  expect(dialog).not.toBeInTheDocument();
});

test('an offer accepted in the meantime is not withdrawn, and the card catches up', async () => {
  const { user } = await open(anOffer(), { search: `?dialog=withdraw.${anApplication()._id}` });
  const dialog = within(await screen.findByRole('alertdialog'));
  server.use(
    reply.error(`PUT /offers/${accepted._id}/withdraw`, 'OFFER_NOT_PENDING', {
      message: 'This offer has already been answered.',
      details: { offer: accepted },
    }),
    reply.offers([accepted]),
  );
  await user.click(dialog.getByRole('button', { name: 'Withdraw offer' }));
  expect(await dialog.findByText('This offer has already been answered.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await (await strip()).findByRole('button', { name: 'Create Contract' })).toBeVisible();
});

test('other terms stand beside those of the offer and can be taken over', async () => {
  const { user } = await open(countered);
  const asked = within(await screen.findByRole('region', { name: 'Marcus Bell asks for new terms' }));
  expect(asked.getByText('$1,200')).toHaveTextContent('instead of $950');
  expect(asked.getByText('14 days')).toHaveTextContent('instead of 7 days');
  expect(asked.getByText('The pipe behind the wall is rotten too.')).toBeVisible();

  const adopted = anOffer({ budget: 1200, deliveryTime: 14 });
  server.use(reply.offerMoved('counter/adopt', adopted, 'New terms accepted'), reply.offers([adopted]));
  const calls = recordCalls();
  await user.dblClick(asked.getByRole('button', { name: 'Accept new terms' }));
  expect(await allSaying('New terms accepted')).toBeVisible();
  expect(await (await strip()).findByText(/\$1,200 · 14 days/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Offer' })).toHaveFocus());
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('other terms can be declined, which leaves the offer as it was', async () => {
  const { user } = await open(countered);
  server.use(reply.offerMoved('counter/decline', anOffer(), 'New terms declined'), reply.offers([anOffer()]));
  await user.click(await screen.findByRole('button', { name: 'Decline new terms' }));
  expect(await allSaying('New terms declined')).toBeVisible();
  expect(await (await strip()).findByText(/\$950 · 7 days/)).toBeVisible();
});

test.each([
  ['Decline new terms', 'decline', anOffer(), 'New terms declined'],
  ['Accept new terms', 'adopt', anOffer({ budget: 1200, deliveryTime: 14 }), 'New terms accepted'],
  ['Accept new terms', 'adopt', anOffer(), 'There is nothing to answer.'],
] as const)('%s when it was answered elsewhere says what came of it', async (...row) => {
  const [button, move, now, message] = row;
  const { user } = await open(countered);
  server.use(
    reply.error(`PUT /offers/${now._id}/counter/${move}`, 'NO_PROPOSAL', {
      message: 'There is nothing to answer.',
      details: { offer: now },
    }),
    reply.offers([now]),
  );
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await allSaying(message)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: /asks for new terms/ })).not.toBeInTheDocument(),
  );
});

test('the history of an offer tells who did what and when', async () => {
  const { user } = await open(closed('expired'));
  server.use(
    reply.offerEvents(anOffer()._id, [
      anOfferEvent(),
      anOfferEvent({
        _id: anId(42),
        action: 'expire',
        by: null,
        from: 'pending',
        to: 'expired',
        terms: null,
      }),
    ]),
  );
  await user.click((await strip()).getByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History of the offer to Marcus Bell' }));
  const lines = await dialog.findAllByRole('listitem');
  expect(lines[0]).toHaveTextContent('Nora Lindqvist sent the offer');
  expect(lines[0]).toHaveTextContent('$950 · 7 days');
  expect(lines[1]).toHaveTextContent('The offer expired');
  await expect(document.body).toHaveNoViolations();
});

test('a refresh behind an open dialog keeps it, what was typed, and the focus', async () => {
  const { user, store } = await open(undefined, { search: `?dialog=offer.${anApplication()._id}` });
  const dialog = await screen.findByRole('dialog', { name: 'Send Job Offer' });
  const description = within(dialog).getByLabelText('Offer Description');
  await user.clear(description);
  await user.type(description, 'Mine');
  server.use(reply.applicants(jobId, []), reply.professionals([]), reply.invites([]));
  // As the socket does when it hears of a change.
  store.dispatch(api.util.invalidateTags(['Application']));
  await screen.findByText('No applicants yet');

  expect(dialog).toBeInTheDocument();
  expect(description).toHaveValue('Mine');
  expect(description).toHaveFocus();
});

test('what the professional did to an offer is said once', async () => {
  const { user } = await open(anOffer());
  await strip();
  server.use(reply.offers([accepted]));
  await user.click(screen.getByRole('button', { name: 'Refresh Status' }));
  expect(await screen.findByText('Marcus Bell has accepted the offer')).toHaveAttribute('role', 'status');
});

test('offers that fail to load have Retry', async () => {
  const { user } = await open();
  await strip();
  server.use(reply.noAnswer('GET /offers/sent-or-received-offers'));
  await user.click(screen.getByRole('button', { name: 'Refresh Status' }));
  expect((await screen.findAllByText('Failed to refresh offers'))[0]).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch job offers');
  expect((await strip()).getByRole('button', { name: 'Send Offer' })).toBeVisible();
});

test('offers speak French', async () => {
  await open(countered, { language: 'fr' });
  expect(await screen.findByText('Offre envoyée')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accepter ces conditions' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retirer l’offre' })).toBeVisible();
});

test.each([
  ['viewer', [[], [], ['History']]],
  ['recruiter', [['Message', 'Send Offer'], ['Accept new terms', 'Decline new terms'], ['History']]],
  [
    'owner',
    [
      ['Message', 'Send Offer'],
      ['Accept new terms', 'Decline new terms'],
      ['History', 'Create Contract'],
    ],
  ],
] as const)('a %s of the company’s team finds what their role may do [TEAM-3]', async (role, expected) => {
  const user = actingAs(role);
  const buttonsWith = async (offer: Offer | undefined, names: string[]) => {
    const page = await open(offer, { user });
    await strip();
    const shown = names.filter((name) => screen.queryByRole('button', { name }) !== null);
    page.unmount();
    return shown;
  };
  expect([
    await buttonsWith(undefined, ['Message', 'Send Offer']),
    await buttonsWith(countered, ['Accept new terms', 'Decline new terms']),
    await buttonsWith(accepted, ['History', 'Create Contract']),
  ]).toEqual(expected);
});

test('the address opens no form that the role of its reader forbids [TEAM-3]', async () => {
  await open(undefined, { user: actingAs('viewer'), search: `?dialog=offer.${anApplication()._id}` });
  await strip();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
