import { aContract } from '@plumbline/testing/builders/contracts';
import { aDeal } from '@plumbline/testing/builders/deals';
import { anId } from '@plumbline/testing/builders/ids';
import { aMilestone } from '@plumbline/testing/builders/milestones';
import { anOffer } from '@plumbline/testing/builders/offers';
import { aSubmission } from '@plumbline/testing/builders/submissions';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import type { Deal } from '@plumbline/shared-schema/deals';
import { ConversationDealSlot } from './ConversationDealSlot';

const chatId = anId(60);
const job = anId(10);

async function open(deals: Deal[], { isHirer = true, language = 'en' as 'en' | 'fr' } = {}) {
  server.use(reply.deals(deals));
  const user = isHirer ? signedIn.client() : signedIn.contractor();
  return renderPage(<ConversationDealSlot chatId={chatId} />, { user, language });
}

const strip = async () => within(await screen.findByRole('region', { name: 'The deal between you' }));
const linkIn = async (name: string) => (await strip()).getByRole('link', { name });

test('an application shows the job and leads the hirer to the offer', async () => {
  await open([aDeal()]);
  expect(await linkIn('Replace the Kitchen Drain')).toHaveAttribute('href', `/jobs/${job}`);
  expect((await strip()).getByText('Has applied')).toBeVisible();
  expect(await linkIn('Send Offer')).toHaveAttribute(
    'href',
    `/jobs/${job}/applicants?dialog=offer.${aDeal()._id}`,
  );
  await expect(document.body).toHaveNoViolations();
});

test('the job that the conversation names already is not named again, but for who only listens', async () => {
  server.use(reply.deals([aDeal()]));
  await renderPage(<ConversationDealSlot chatId={chatId} jobId={job} />, { user: signedIn.client() });
  const offer = await linkIn('Send Offer');
  expect((await strip()).queryByRole('link', { name: 'Replace the Kitchen Drain' })).not.toBeInTheDocument();
  expect(offer).toHaveAccessibleDescription('Replace the Kitchen Drain');
  expect((await strip()).getByText('Has applied')).toBeVisible();
});

test('another job than the one of the messages is told to be another', async () => {
  server.use(reply.deals([aDeal()]));
  await renderPage(<ConversationDealSlot chatId={chatId} jobId={anId(11)} />, {
    user: signedIn.client(),
  });
  expect(await linkIn('Replace the Kitchen Drain')).toBeVisible();
  expect((await strip()).getByText('About another job between you:')).toBeVisible();
});

const offered = (offer: Parameters<typeof anOffer>[0], side: Deal['side']) =>
  aDeal({ _id: anId(40), side, offer: anOffer(offer) });

test.each([
  [
    'a pending offer to its professional',
    offered({ allowedActions: ['accept', 'reject', 'counter'] }, 'professional'),
    ['Answer the offer', `/proposals?offer=${anId(40)}`],
  ],
  [
    'a pending offer to its hirer',
    offered({}, 'hirer'),
    ['Details', `/jobs/${job}/applicants?dialog=history.${aDeal()._id}`],
  ],
  [
    'an accepted offer to its hirer',
    offered({ status: 'accepted', allowedActions: ['createContract'] }, 'hirer'),
    ['Create Contract', `/jobs/${job}/applicants?dialog=contract.${aDeal()._id}`],
  ],
  [
    'a contract to its hirer',
    aDeal({ contract: aContract() }),
    ['Details', `/contracts?contract=${anId(50)}`],
  ],
  [
    'a contract to its professional',
    aDeal({ side: 'professional', contract: aContract({ allowedActions: [] }) }),
    ['Details', `/active-contracts?contract=${anId(50)}`],
  ],
  [
    'a proposed change to its professional',
    aDeal({ side: 'professional', contract: aContract({ allowedActions: ['acceptAmendment'] }) }),
    ['Answer the proposed change', `/active-contracts?contract=${anId(50)}`],
  ],
  [
    'a proposed change to its hirer',
    aDeal({ contract: aContract({ allowedActions: ['acceptAmendment', 'declineAmendment'] }) }),
    ['Answer the proposed change', `/contracts?contract=${anId(50)}`],
  ],
  [
    'an application to the professional',
    aDeal({ side: 'professional' }),
    ['Details', `/proposals?tab=sent&proposal=${aDeal()._id}`],
  ],
] as const)('%s says where it goes on', async (_what, deal, [name, href]) => {
  await open([deal], { isHirer: deal.side === 'hirer' });
  expect(await linkIn(name)).toHaveAttribute('href', href);
});

test.each(['hirer', 'professional'] as const)(
  'an accepted offer without a contract says so to its %s',
  async (side) => {
    await open([offered({ status: 'accepted', allowedActions: [] }, side)], { isHirer: side === 'hirer' });
    expect((await strip()).getByText(/7 days · contract not created yet$/)).toBeVisible();
  },
);

test('work that awaits an answer is approved where one talks about it', async () => {
  const contract = aContract({
    answerDueAt: '2026-04-01T09:00:00.000Z',
    allowedActions: ['approve', 'requestChanges', 'pause', 'end'],
  });
  server.use(
    reply.submissions(contract._id, [aSubmission()]),
    reply.done(`PATCH /contracts/${contract._id}/submissions/${aSubmission()._id}/approve`, ''),
  );
  const { user } = await open([aDeal({ contract })]);
  expect((await strip()).getByText(/\$950.* · until 01-Apr-2026/)).toBeVisible();
  expect((await strip()).getByText('Contract active')).toBeVisible();
  expect((await strip()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Approve work',
    'Request changes',
  ]);
  await user.click((await strip()).getByRole('button', { name: 'Approve work' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve work' }),
  );
  expect((await screen.findAllByText('Work approved. The contract is completed.'))[0]).toBeVisible();
});

const waiting = { answerDueAt: '2026-04-01T09:00:00.000Z' };

test.each([
  ['who is to pay in can do that', { side: 'hirer', allowedActions: ['pause', 'fund', 'end'] }, ['Fund']],
  [
    'whose turn it is not has no button',
    { ...waiting, side: 'professional', allowedActions: ['takeBack'] },
    [],
  ],
] as const)('%s [CON-55]', async (_who, { side, allowedActions, ...given }, names) => {
  const contract = aContract({ ...given, allowedActions: [...allowedActions] });
  await open([aDeal({ side, contract })], { isHirer: side === 'hirer' });
  await linkIn('Details');
  expect((await strip()).queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
});

test('work on a milestone is answered where one talks about it', async () => {
  const milestone = aMilestone({
    status: 'submitted',
    submissionId: anId(51),
    allowedActions: ['approveMilestone', 'requestChanges'],
  });
  const contract = aContract({ milestones: [milestone], allowedActions: ['pause', 'end'] });
  server.use(
    reply.submissions(contract._id, [aSubmission({ milestoneId: milestone._id })]),
    reply.done(`PATCH /contracts/${contract._id}/submissions/${anId(51)}/approve`, ''),
  );
  const calls = recordCalls();
  const { user } = await open([aDeal({ contract })]);
  expect((await strip()).getByText(/Your turn: .*Demolition/)).toBeVisible();
  const [approve, changes] = (await strip()).getAllByRole('button');
  expect(changes).toHaveTextContent('Request changes');
  expect(approve).toHaveAccessibleDescription('Replace the Kitchen Drain');
  await user.click(approve as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: approve?.textContent ?? '' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/approve'))).toBe(true));
});

test('the professional hands in work for the milestone that is paid in', async () => {
  const milestone = aMilestone({ status: 'funded', held: 400, due: 0, allowedActions: ['submit'] });
  const contract = aContract({ milestones: [milestone], allowedActions: ['pause'] });
  await open([aDeal({ side: 'professional', contract })], { isHirer: false });
  expect(await linkIn('Submit Work')).toHaveAttribute(
    'href',
    `/submit-work?contractId=${contract._id}&milestoneId=${milestone._id}`,
  );
});

test('who proposed a change is told that it waits', async () => {
  await open([aDeal({ contract: aContract({ allowedActions: ['withdrawAmendment'] }) })]);
  expect(
    (await strip()).getByText(/· Marcus Bell’s turn: Marcus Bell has to answer the proposed change\.$/),
  ).toBeVisible();
  expect(await linkIn('Details')).toBeVisible();
});

test('of several deals the others are a link to all of them', async () => {
  await open([aDeal(), aDeal({ _id: anId(41) }), aDeal({ _id: anId(42) })], { language: 'fr' });
  expect(await screen.findByRole('link', { name: '2 autres chantiers entre vous' })).toHaveAttribute(
    'href',
    '/contracts',
  );
});

describe('on a phone', () => {
  beforeEach(() => {
    const none = () => undefined;
    const listen = {
      addEventListener: none,
      removeEventListener: none,
      addListener: none,
      removeListener: none,
    };
    window.matchMedia = (media) => ({ media, matches: media.includes('max-width'), ...listen }) as never;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('it is one line until it is opened', async () => {
    const { user } = await open([aDeal()]);
    const opener = (await strip()).getByRole('button', { name: 'Show the deal' });
    expect(screen.queryByRole('link', { name: 'Send Offer' })).not.toBeInTheDocument();
    await user.click(opener);
    expect(screen.getByRole('link', { name: 'Send Offer' })).toBeVisible();
    expect(opener).toHaveAccessibleName('Hide the deal');
    await user.click(opener);
    expect(screen.queryByRole('link', { name: 'Send Offer' })).not.toBeInTheDocument();
  });
});

test('between two who have nothing to do with each other there is nothing', async () => {
  const asked = jest.fn();
  server.use(
    http.get(api('/chats/:id/deals'), () => void asked()),
    reply.deals([]),
  );
  await renderPage(<ConversationDealSlot chatId={chatId} />, { user: signedIn.client() });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('two who talk about a job without a deal can agree on a visit', async () => {
  const free = {
    timeZone: 'UTC',
    days: [{ day: '2099-03-05', times: ['2099-03-05T14:00:00.000Z'] }],
    next: null,
  };
  server.use(reply.deals([]), reply.chats(), reply.visits(), reply.visitTimes(free));
  const calls = recordCalls();
  const { user } = await renderPage(<ConversationDealSlot chatId={chatId} jobId={job} />, {
    user: signedIn.client(),
  });
  const button = await screen.findByRole('button', { name: 'Arrange a visit' });
  expect(button).toHaveAccessibleDescription('Somebody has to look at it first?');
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Propose a visit with Marcus Bell' })).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Times on 05-Mar-2099' })).toBeVisible();
  expect(calls.find(({ path }) => path === '/visits/times')?.query).toMatchObject({ jobId: job });
});
