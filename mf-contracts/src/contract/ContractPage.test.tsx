import type { ContractEvent } from '@plumbline/shared-schema/contract-events';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Submission } from '@plumbline/shared-schema/submissions';
import { aContract, aContractEvent } from '@plumbline/testing/builders/contracts';
import { aDispute } from '@plumbline/testing/builders/disputes';
import { aFeedback } from '@plumbline/testing/builders/feedbacks';
import { anId } from '@plumbline/testing/builders/ids';
import { aMilestone } from '@plumbline/testing/builders/milestones';
import { aSubmission } from '@plumbline/testing/builders/submissions';
import { renderPage, screen, waitFor, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { ContractPage } from './ContractPage';

const id = anId(50);

function open(
  contract: Partial<Contract> = {},
  { work = [], ...options }: RenderPageOptions & { work?: Submission[] } = {},
  events = [aContractEvent()],
) {
  server.use(
    reply.contract(aContract(contract)),
    reply.contractEvents(id, events),
    reply.submissions(id, work),
  );
  return renderPage(<ContractPage />, {
    route: `/contracts/${id}`,
    path: '/contracts/:contractId',
    user: signedIn.client(),
    ...options,
  });
}

test('a contract has a page of its own, with its people, its history and how far it has come', async () => {
  await open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Replace the Kitchen Drain' })).toBeVisible();
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(await history.findByText('Contract created')).toBeVisible();
  expect(screen.getByText('1 of 4 done, next: Delivery of the work')).toBeInTheDocument();
  const people = within(screen.getByRole('region', { name: 'People' }));
  expect(people.getByRole('link', { name: 'Marcus Bell' })).toHaveAttribute(
    'href',
    `/professionals/${anId(2)}`,
  );
  expect(screen.getByRole('link', { name: 'All Contracts' })).toHaveAttribute(
    'href',
    '/contracts?tab=active',
  );
  await expect(document.body).toHaveNoViolations();
});

test('of a long history the latest events stand open, and a button opens the others', async () => {
  const events = Array.from({ length: 8 }, (_none, index) =>
    aContractEvent({ _id: anId(300 + index), note: `Note ${String(index)}` }),
  );
  const { user } = await open({}, {}, events);
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(await history.findAllByRole('listitem')).toHaveLength(5);
  expect(history.getByText('Note 7')).toBeVisible();
  const button = history.getByRole('button', { name: '3 earlier events', expanded: false });
  await user.click(button);
  expect(history.getAllByRole('listitem')).toHaveLength(8);
  expect(history.getByRole('button', { name: '3 earlier events', expanded: true })).toHaveFocus();
});

test('a contract that is opened to be printed is printed once', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { location } = await open({}, { route: `/contracts/${id}?print=1` });
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(location().search).toBe('');
});

test('an action is asked about on the page and kept in its address', async () => {
  const { user, location } = await open({ allowedActions: ['pause'] });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Pause' }));

  expect(location().search).toBe('?action=pause');
  expect(
    await screen.findByRole('alertdialog', { name: 'Pause “Replace the Kitchen Drain”?' }),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

const buttonsIn = (group: HTMLElement) =>
  [...within(group).queryAllByRole('link'), ...within(group).queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  );

test.each<[string, Contract['allowedActions'], string[], string[]]>([
  [
    'a professional whose work is reviewed',
    ['takeBack', 'complete', 'pause', 'query', 'giveBack'],
    ['Message', 'More actions'],
    ['Take work back', 'Complete', 'Pause', 'Ask about the terms', 'Print', 'Give money back'],
  ],
  [
    'a professional at work',
    ['submit', 'complete', 'pause'],
    ['Submit Work', 'Message', 'More actions'],
    ['Complete', 'Pause', 'Print'],
  ],
  [
    'a hirer who can pay in',
    ['fund', 'pause', 'end'],
    ['Fund', 'Message', 'More actions'],
    ['Pause', 'Print', 'End contract'],
  ],
])('%s finds the next step in sight and the rest in a menu', async (...[, allowedActions, inSight, rest]) => {
  const reader = allowedActions.includes('end') ? signedIn.client() : signedIn.contractor();
  const { user } = await open({ allowedActions }, { user: reader });
  expect(buttonsIn(await screen.findByRole('group', { name: 'Actions' }))).toEqual(inSight);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(rest);
});

test('a dispute is answered before anything is reviewed', async () => {
  server.use(reply.disputeFiles(id, aDispute()._id, []));
  await open({
    status: 'ended',
    dispute: aDispute({ raisedBy: 'professional' }),
    allowedActions: ['review', 'answerDispute'],
  });
  const group = within(await screen.findByRole('group', { name: 'Actions' }));
  expect(group.getByRole('button', { name: 'Answer the dispute' })).toHaveClass('MuiButton-contained');
});

test.each([
  {
    user: signedIn.client(),
    allowedActions: ['fund'] as const,
    language: 'en' as const,
    whose: 'What happens now: Your turn',
    step: 'Pay in $950 for “Replace the Kitchen Drain”, so that the work can begin.',
    filled: 'Fund',
  },
  {
    user: signedIn.contractor(),
    allowedActions: ['submit'] as const,
    language: 'fr' as const,
    whose: 'Et maintenant\u00a0: À vous d’agir',
    step: 'Faites les travaux « Replace the Kitchen Drain » et livrez-les.',
    filled: 'Livrer les travaux',
  },
])('first stands whose turn it is, with the button for it (%#)', async (reader) => {
  const { user, language, whose, step, filled } = reader;
  await open({ allowedActions: [...reader.allowedActions] }, { user, language });
  const now = await screen.findByRole('region', { name: whose });
  expect(within(now).getByText(step)).toBeVisible();
  const buttons = screen.getAllByText(filled).filter((button) => button.matches('.MuiButton-contained'));
  expect(buttons).toHaveLength(1);
  expect(now).toContainElement(buttons[0] ?? null);
});

test('who waits reads for whom and for what, and no button is filled', async () => {
  await open({ answerDueAt: '2999-04-01T09:00:00.000Z' }, { user: signedIn.contractor() });
  const now = within(await screen.findByRole('region', { name: 'What happens now: Nora Lindqvist’s turn' }));
  expect(now.getByText('Nora Lindqvist looks at the work on “Replace the Kitchen Drain”.')).toBeVisible();
  const filled = screen.getAllByRole('button').filter((button) => button.matches('.MuiButton-contained'));
  expect(filled).toEqual([]);
});

test('work that waits for the reader stands first, with its answers', async () => {
  await open(
    { allowedActions: ['approve', 'requestChanges'], answerDueAt: '2999-04-01T09:00:00.000Z' },
    { work: [aSubmission()] },
  );
  const work = await screen.findByRole('region', { name: 'Submitted work' });
  expect(buttonsIn(work)).toEqual(expect.arrayContaining(['Approve work', 'Request changes']));
  expect(within(work).getByRole('button', { name: 'Approve work' })).toHaveClass('MuiButton-contained');
  expect(buttonsIn(screen.getByRole('group', { name: 'Actions' }))).toEqual(['Message', 'Print']);
  expect(screen.getByRole('region', { name: 'Terms' }).compareDocumentPosition(work)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});

test.each<[Partial<Contract>, string]>([
  [{ answerDueAt: '2026-04-01T09:00:00.000Z' }, '2 of 4 done, next: Approval'],
  [{ status: 'completed' }, '3 of 4 done, next: Payment'],
  [{ milestones: [aMilestone()] }, '1 of 4 done, next: Delivery of the work'],
  [{ milestones: [aMilestone()], answerDueAt: '2026-04-01T09:00:00.000Z' }, '2 of 4 done, next: Approval'],
  [
    { status: 'completed', paymentDetails: { amount: 950, currency: 'USD', paymentStatus: 'paid' } },
    'All is done.',
  ],
])('how far it has come follows what happened (%#)', async (contract, text) => {
  await open(contract);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test.each([
  { who: 'a hirer', user: signedIn.client(), actions: ['requestChanges'], advice: /Request changes instead/ },
  {
    who: 'a professional',
    user: signedIn.contractor(),
    actions: [],
    advice: /Write to the other side first/,
  },
] as const)('$who finds help while money is held', async ({ user, actions, advice }) => {
  const money = { funded: 500, held: 500, released: 0, refunded: 0, due: 450, isUnderWay: false };
  server.use(reply.moneyProvider(), reply.payments(aContract()._id, []));
  const { user: person } = await open({ allowedActions: [...actions, 'dispute'], money }, { user });
  const help = within(await screen.findByRole('region', { name: 'Something is wrong?' }));
  expect(help.getByText(advice)).toBeVisible();
  expect(help.getByText(/stays with Plumbline/)).toBeVisible();
  expect(help.getByRole('link', { name: 'Ask Plumbline' })).toHaveAttribute('href', '/support');
  await person.click(help.getByRole('button', { name: 'Open a dispute' }));
  const form = within(await screen.findByRole('dialog', { name: 'Dispute “Replace the Kitchen Drain”' }));
  expect(form.getByText(/no money moves. The decision ends the contract/)).toBeVisible();
});

test('before money is held help says from when on a dispute is possible; while one is open it offers none [CON-37]', async () => {
  const { unmount } = await open({});
  const region = () => screen.findByRole('region', { name: 'Something is wrong?' });
  expect(within(await region()).getByText(/until 14 days after the end/)).toBeVisible();
  unmount();
  server.use(reply.disputeFiles(aContract()._id, aDispute()._id));
  await open({ dispute: aDispute() });
  expect(within(await region()).queryByText(/dispute/)).not.toBeInTheDocument();
  expect(await screen.findByText(/no money moves. The decision ends the contract/)).toBeVisible();
});

test('a canceled contract has come nowhere', async () => {
  await open({ status: 'canceled' });
  await screen.findByRole('heading', { level: 1, name: 'Replace the Kitchen Drain' });
  expect(screen.queryByText(/of 4 done/)).not.toBeInTheDocument();
});

const completed = {
  status: 'completed',
  finishedAt: '2026-03-11T09:00:00.000Z',
  paidAt: '2026-03-12T09:00:00.000Z',
  paymentDetails: { amount: 950, currency: 'USD', paymentStatus: 'paid' },
} as const;
const approval = aContractEvent({
  _id: anId(54),
  action: 'approvePayment',
  from: 'completed',
  to: 'completed',
  createdAt: completed.paidAt,
});

const outside = 'Paid outside Plumbline: nothing was held for this contract.';
const counted = 'Counted as paid: nothing was held for this contract.';

test.each<[ContractEvent, string | RegExp, string]>([
  [approval, 'Nora Lindqvist approved the payment on 12-Mar-2026.', outside],
  [{ ...approval, actor: null }, /^The payment was approved automatically on 12-Mar-2026/, counted],
  [aContractEvent(), 'Counted as paid on 12-Mar-2026.', counted],
])('who said that it was paid, and when, stands beside what was held (%#)', async (event, text, held) => {
  await open(completed, {}, [event]);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(held)).toBeVisible();
});

test('a contract that is over shows its planned dates beside the actual ones', async () => {
  await open(completed);
  const dates = within(await screen.findByRole('region', { name: 'Dates' }));
  const textOf = (term: string) => dates.getByText(term).nextElementSibling?.textContent;
  expect(textOf('Planned end')).toBe('01-Apr-2026');
  expect(textOf('Completed on')).toBe('11-Mar-2026');
  expect(textOf('Planned duration')).toBe('31 days');
  expect(textOf('Actual duration')).toBe('10 days');
});

test('of the dates of a running contract the promised delivery comes first, and it is said to count', async () => {
  await open();
  const dates = within(await screen.findByRole('region', { name: 'Dates' }));
  const terms = dates.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Promised delivery', 'Start', 'End of the contract (at the latest)', 'Duration']);
  expect(dates.getByText(/^The promised delivery counts\./)).toBeVisible();
  expect(dates.getByText(/^\d+ days late$/)).toBeVisible();
});

test('what waits for an answer is not late', async () => {
  await open({ answerDueAt: '2999-04-01T09:00:00.000Z' });
  const dates = within(await screen.findByRole('region', { name: 'Dates' }));
  expect(dates.queryByText(/late$/)).not.toBeInTheDocument();
});

test('a contract that was over before its start tells no actual duration', async () => {
  await open({ ...completed, finishedAt: '2026-02-20T09:00:00.000Z' });
  const dates = within(await screen.findByRole('region', { name: 'Dates' }));
  expect(dates.getByText('Planned duration')).toBeVisible();
  expect(dates.queryByText('Actual duration')).not.toBeInTheDocument();
});

test('the clock of a paused contract stands still', async () => {
  const pause = aContractEvent({ _id: anId(54), action: 'pause', from: 'active', to: 'paused' });
  const answerDueAt = '2026-04-01T09:00:00.000Z';
  const paused: Partial<Contract> = { status: 'paused', answerDueAt, allowedActions: ['activate'] };
  await open(paused, {}, [aContractEvent(), pause]);
  const since = await screen.findByText('Paused since');
  await waitFor(() => expect(since.nextElementSibling).toHaveTextContent('05-Mar-2026'));
  expect(screen.queryByText('Time left')).not.toBeInTheDocument();
  expect(screen.getByText('Activate the contract to go on.')).toBeVisible();
  expect(screen.getByText(/^Work has been submitted\. It is not approved automatically/)).toBeVisible();
  expect(screen.queryByText('Contract ended')).not.toBeInTheDocument();
});

test('who may not activate a paused contract is not told to', async () => {
  const pause = aContractEvent({ action: 'pause', from: 'active', to: 'paused' });
  await open({ status: 'paused', allowedActions: [] }, {}, [pause]);
  expect(await screen.findByText('Paused since')).toBeVisible();
  expect(screen.queryByText('Activate the contract to go on.')).not.toBeInTheDocument();
});

test('the own review stands there, with when the other side sees it [FBK-04]', async () => {
  const ownReview = {
    rating: 5,
    review: 'Came on time.',
    visibleAt: '2999-01-10T09:00:00.000Z',
  };
  await open({ status: 'completed', ownReview });

  const own = within(await screen.findByRole('region', { name: 'Your review of Marcus Bell' }));
  expect(own.getByText('Came on time.')).toBeVisible();
  expect(own.getByText(/^Marcus Bell sees it once they have reviewed too, and on 10-Jan-2999/)).toBeVisible();
});

test('what the other side said of the reader stands there once it can be read', async () => {
  await open({
    status: 'completed',
    otherReview: { rating: 4, review: 'Knew what they wanted.', createdAt: '2026-03-14T09:00:00.000Z' },
  });
  const theirs = within(await screen.findByRole('region', { name: 'Marcus Bell’s review of you' }));
  expect(theirs.getByText('Knew what they wanted.')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Your review/ })).not.toBeInTheDocument();
});

test('a review that nobody else can read yet is changed, one that can be read is not [FBK-10]', async () => {
  const ownReview = {
    ...{ _id: anId(77), rating: 5, likes: ['punctuality'], experience: [], review: 'Came on time.' },
    visibleAt: '2999-01-10T09:00:00.000Z',
  };
  const changes: unknown[] = [];
  const saved = { ...aFeedback(), visibleAt: ownReview.visibleAt };
  server.use(
    http.put(api(`/feedbacks/${ownReview._id}`), async ({ request }) => {
      changes.push(await request.json());
      return HttpResponse.json({ success: true, message: 'Review changed', data: saved });
    }),
  );
  const { user } = await open({ status: 'completed', ownReview });
  await user.click(await screen.findByRole('button', { name: 'Change review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change your review of Marcus Bell' }));
  const text = dialog.getByRole('textbox', { name: /^Your review/ });
  expect(text).toHaveValue('Came on time.');
  await user.clear(text);
  await user.type(text, 'Came late.');
  await user.click(dialog.getByRole('button', { name: 'Save review' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changes).toEqual([{ rating: 5, likes: ['punctuality'], experience: [], review: 'Came late.' }]);
});

test('a review that others can read is not changed [FBK-10]', async () => {
  const ownReview = {
    _id: anId(77),
    rating: 5,
    review: 'Came on time.',
    visibleAt: '2026-01-10T09:00:00.000Z',
  };
  await open({ status: 'completed', ownReview: { ...ownReview, likes: [], experience: [] } });
  expect(await screen.findByText('Came on time.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change review' })).not.toBeInTheDocument();
});

test('a contract that is not there says so', async () => {
  server.use(reply.error(`GET /contracts/${id}`, 'CONTRACT_NOT_FOUND'));
  await renderPage(<ContractPage />, {
    route: `/contracts/${id}`,
    path: '/contracts/:contractId',
    user: signedIn.contractor(),
  });
  expect(await screen.findByText('This contract could not be found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Active Contracts' })).toBeVisible();
});

test.each([
  ['viewer', []],
  ['recruiter', ['Message']],
  ['owner', ['Message', 'More actions']],
] as const)(
  'a %s of the company’s team finds these actions on a contract: %j [TEAM-3]',
  async (role, names) => {
    const user = actingAs(role);
    await open({ allowedActions: ['pause'] }, { user, route: `/contracts/${id}?action=pause` });
    if (role === 'owner') await screen.findByRole('alertdialog');
    const group = within(await screen.findByRole('group', { name: 'Actions', hidden: true }));
    const shown = group.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);
    expect(shown.filter((name) => name !== 'Print')).toEqual(names);
    expect(screen.queryAllByRole('alertdialog')).toHaveLength(role === 'owner' ? 1 : 0);
  },
);
