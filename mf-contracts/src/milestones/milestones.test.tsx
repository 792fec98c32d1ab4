import type { Contract } from '@plumbline/shared-schema/contracts';
import { aContract, aContractEvent } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { aMilestone } from '@plumbline/testing/builders/milestones';
import { aPayment, aPaymentMethod, aWallet } from '@plumbline/testing/builders/money';
import { aSubmission } from '@plumbline/testing/builders/submissions';
import { renderPage, screen, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ContractPage } from '../contract/ContractPage';
import { SubmitWorkPage } from '../submit-work/SubmitWorkPage';

const id = anId(50);
const demolition = aMilestone({ status: 'funded', held: 400, due: 0 });
const tiling = aMilestone({ _id: anId(61), title: 'Tiling', amount: 550, dueOn: null, due: 550 });

function open(given: Partial<Contract> = {}, options: RenderPageOptions = {}) {
  server.use(
    reply.contract(aContract({ milestones: [demolition, tiling], ...given })),
    reply.contractEvents(id, [aContractEvent({ action: 'approveMilestone', about: 'Demolition' })]),
    reply.submissions(id, []),
  );
  return renderPage(<ContractPage />, {
    route: `/contracts/${id}`,
    path: '/contracts/:contractId',
    user: signedIn.client(),
    ...options,
  });
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('each milestone says what it is, how far it is and where its money is [MIL-03]', async () => {
  await open();
  const first = await card('Demolition');
  expect(first.getByText('$400')).toBeVisible();
  expect(first.getByText('Funded')).toBeVisible();
  expect(first.getByText('due 20-Mar-2026 · $400 held')).toBeVisible();
  expect((await card('Tiling')).getByText('Not funded')).toBeVisible();
  expect(screen.getByText('0 of 2 approved')).toBeVisible();
  expect(await screen.findByText('Milestone approved: Demolition')).toBeVisible();
  // On paper too.
  expect(screen.getByText('$550, Not funded')).toBeInTheDocument();
});

test.each([
  ['active', 'due 20-Mar-2026 · $400 held · will be approved automatically on 01-Apr-2026'],
  ['paused', 'due 20-Mar-2026 · $400 held'],
] as const)('work on a milestone of a contract that is %s reads: %s', async (status, text) => {
  const waiting = aMilestone({
    ...demolition,
    status: 'submitted',
    answerDueAt: '2026-04-01T09:00:00.000Z',
  });
  await open({ status, milestones: [waiting, tiling] });
  expect((await card('Demolition')).getByText(text)).toBeVisible();
});

test('the hirer pays in one of them [MIL-02]', async () => {
  server.use(
    reply.moneyProvider(),
    reply.paymentMethods([aPaymentMethod()]),
    reply.wallet(aWallet()),
    reply.payments(id, []),
    reply.paymentBegun(aPayment(), aContract()),
  );
  const { user, location } = await open({
    milestones: [demolition, { ...tiling, allowedActions: ['fund'] }],
  });
  await user.click((await card('Tiling')).getByRole('button', { name: 'Fund' }));
  expect(location().search).toBe(`?action=fund.${tiling._id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Fund “Tiling”' }));
  const calls = recordCalls();
  await user.click(await dialog.findByRole('button', { name: /^Pay \$550/ }));
  expect(await screen.findByText('Payment started')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ milestoneId: tiling._id });
});

test('the hirer approves the work of one of them [MIL-03]', async () => {
  const waiting = aMilestone({
    ...demolition,
    status: 'submitted',
    submissionId: anId(51),
    allowedActions: ['approveMilestone', 'requestChanges'],
  });
  const { user } = await open({ milestones: [waiting, tiling] });
  server.use(
    reply.submissions(id, [aSubmission({ milestoneId: waiting._id })]),
    reply.done(`PATCH /contracts/${id}/submissions/${anId(51)}/approve`, 'Milestone approved'),
  );
  const first = await card('Demolition');
  expect(first.getByRole('button', { name: 'Request changes' })).toBeVisible();
  await user.click(first.getByRole('button', { name: 'Approve milestone' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve “Demolition”?' }));
  await user.click(question.getByRole('button', { name: 'Approve milestone' }));
  expect((await screen.findAllByText('Milestone approved'))[0]).toBeVisible();
});

test('of all that can be done one button is filled, the first step of what waits', async () => {
  const steps = [
    { ...demolition, allowedActions: ['fund' as const] },
    aMilestone({
      ...tiling,
      status: 'submitted',
      submissionId: anId(51),
      allowedActions: ['approveMilestone', 'requestChanges', 'fund'],
    }),
    aMilestone({ _id: anId(62), title: 'Grouting', allowedActions: ['fund'] }),
  ];
  await open({ milestones: steps, allowedActions: ['pause', 'end'] });
  await card('Tiling');
  const now = screen.getByRole('region', { name: 'What happens now: Your turn' });
  const approve = within(now).getByRole('button', { name: 'Approve milestone' });
  const filled = screen.getAllByRole('button').filter((button) => button.matches('.MuiButton-contained'));
  expect(filled).toEqual([approve]);
});

test('the professional takes work back that nobody has judged [WRK-04]', async () => {
  const waiting = aMilestone({ status: 'submitted', submissionId: anId(51), allowedActions: ['takeBack'] });
  const { user } = await open({ milestones: [waiting] }, { user: signedIn.contractor() });
  server.use(reply.done(`PATCH /contracts/${id}/submissions/${anId(51)}/take-back`, 'Work taken back'));
  await user.click((await card('Demolition')).getByRole('button', { name: 'Take work back' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Take work back' }));
  expect((await screen.findAllByText('Work taken back'))[0]).toBeVisible();
});

test('an address that names a milestone of another contract opens nothing', async () => {
  await open({ allowedActions: ['pause'] }, { route: `/contracts/${id}?action=pause.${anId(99)}` });
  await card('Demolition');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('work is handed in for the milestone that is chosen [MIL-02]', async () => {
  const ready = { ...demolition, allowedActions: ['submit' as const] };
  server.use(reply.contract(aContract({ milestones: [ready, tiling], allowedActions: [] })));
  const { user } = await renderPage(<SubmitWorkPage />, {
    route: `/submit-work?contractId=${id}`,
    path: '/submit-work',
    user: signedIn.contractor(),
  });
  expect(await screen.findByRole('heading', { name: 'Which milestone is it for?' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tiling' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Demolition' }));
  expect(await screen.findByText('Demolition')).toBeVisible();
  server.use(reply.done(`POST /contracts/${id}/submissions`, 'Work submitted'));
  const calls = recordCalls();
  await user.click(await screen.findByRole('textbox', { name: 'What have you done?' }));
  await user.paste('All out.');
  await user.click(screen.getByRole('button', { name: 'Submit Work' }));
  expect(await screen.findByText('Work submitted')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    text: 'All out.',
    milestoneId: demolition._id,
  });
});

test('French readers find étapes', async () => {
  await open({}, { language: 'fr' });
  expect(await screen.findByText('Étapes validées : 0 sur 2')).toBeVisible();
  expect((await card('Demolition')).getByText('Provisionnée')).toBeVisible();
  const event = await screen.findByText(/^Étape validée/);
  expect(event.textContent).toBe('Étape validée\u00a0: Demolition');
});
