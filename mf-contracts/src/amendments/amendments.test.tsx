import type { Amendment } from '@plumbline/shared-schema/amendments';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { anAmendment } from '@plumbline/testing/builders/amendments';
import { aContract, aContractEvent } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { aMilestone } from '@plumbline/testing/builders/milestones';
import { aSubmission } from '@plumbline/testing/builders/submissions';
import { renderPage, screen, waitFor, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { ContractPage } from '../contract/ContractPage';

const id = anId(50);
const path = `/contracts/${id}/amendments` as const;

function open(amendments: Amendment[], given: Partial<Contract> = {}, options: RenderPageOptions = {}) {
  const events = amendments.length > 0 ? [aContractEvent({ action: 'proposeAmendment' })] : [];
  server.use(
    reply.contract(aContract(given)),
    reply.contractEvents(id, events),
    reply.submissions(id, [aSubmission()]),
    reply.amendments(id, amendments),
  );
  return renderPage(<ContractPage />, {
    route: `/contracts/${id}`,
    path: '/contracts/:contractId',
    user: signedIn.contractor(),
    ...options,
  });
}

test('the other side sees what would change, the old beside the new, and accepts [AMD-03]', async () => {
  const { user } = await open([anAmendment()], { allowedActions: ['acceptAmendment', 'declineAmendment'] });
  const section = within(await screen.findByRole('region', { name: 'Proposed change' }));
  expect(section.getByText(/^Nora .*Awaiting an answer$/)).toBeVisible();
  expect(section.getByText(/The pipe is longer\./)).toBeVisible();
  expect(section.getByText('$950')).toBeVisible();
  expect(section.getByText('$1,200')).toBeVisible();
  expect(section.getByText(/\(\+\$250\)$/)).toBeVisible();
  expect(section.getByText(/\(\+30 days\)$/)).toBeVisible();
  expect(section.queryByText('Replace the drain.')).not.toBeInTheDocument();
  expect(section.getByText(/^A new end does not move the promised delivery/)).toHaveTextContent(
    /which stays 09-Mar-2026/,
  );
  await expect(document.body).toHaveNoViolations();

  server.use(reply.done(`PATCH ${path}/${anId(70)}/accept`, 'Change accepted'));
  const calls = recordCalls();
  await user.click(section.getByRole('button', { name: 'Accept change' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Accept change' }));
  expect((await screen.findAllByText('Change accepted'))[0]).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

test('of a change and work that both wait, the change is to be answered first', async () => {
  const allowedActions = ['approve', 'pause', 'end', 'acceptAmendment', 'declineAmendment'] as const;
  const answerDueAt = '2999-04-01T09:00:00.000Z';
  await open(
    [anAmendment()],
    { allowedActions: [...allowedActions], answerDueAt },
    { user: signedIn.client() },
  );
  const accept = await screen.findByRole('button', { name: 'Accept change' });
  expect(screen.getByText(/Answer the proposed change first/)).toBeVisible();
  const filled = screen.getAllByRole('button').filter((button) => button.matches('.MuiButton-contained'));
  expect(filled).toEqual([accept]);
  expect(screen.getByRole('button', { name: 'Approve work' })).toBeVisible();
});

test('the standard clause of proposed terms stands there in French too', async () => {
  const { before, after } = anAmendment();
  const terms = aContract().terms;
  const versions = { before: { ...before, terms }, after: { ...after, terms: `${terms}\nTwo days more.` } };
  await open([anAmendment(versions)], {}, { language: 'fr' });
  const section = within(await screen.findByRole('region', { name: 'Modification proposée' }));
  expect(section.getByText(/^En français, pour information/)).toBeVisible();
});

test('of terms with a sentence more only that sentence is marked', async () => {
  const { before, after } = anAmendment();
  await open([anAmendment({ after: { ...after, terms: `${before.terms} Copper pipes.` } })], {
    allowedActions: ['acceptAmendment'],
  });
  const section = within(await screen.findByRole('region', { name: 'Proposed change' }));
  const added = section.getByText('Copper pipes.');
  expect(added.tagName).toBe('INS');
  expect(added.parentElement).toHaveTextContent('Replace the drain. Copper pipes.');
});

test('or declines, with or without a reason [AMD-02]', async () => {
  const { user } = await open([anAmendment()], { allowedActions: ['acceptAmendment', 'declineAmendment'] });
  server.use(reply.done(`PATCH ${path}/${anId(70)}/decline`, 'Change declined'));
  const calls = recordCalls();
  await user.click(await screen.findByRole('button', { name: 'Decline change' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Decline change' }));
  expect((await screen.findAllByText('Change declined'))[0]).toBeVisible();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ note: '' });
});

test('a viewer of a team reads it and is offered no answer [TEAM-3]', async () => {
  const allowedActions = ['acceptAmendment', 'declineAmendment', 'proposeAmendment'] as const;
  await open([anAmendment()], { allowedActions: [...allowedActions] }, { user: actingAs('viewer') });
  expect(await screen.findByRole('region', { name: 'Proposed change' })).toBeVisible();
  for (const name of [/change$/, 'Withdraw change', 'More actions'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('its author withdraws it [AMD-02]', async () => {
  const { user } = await open(
    [anAmendment()],
    { allowedActions: ['withdrawAmendment'] },
    { user: signedIn.client() },
  );
  server.use(reply.done(`PATCH ${path}/${anId(70)}/withdraw`, 'Change withdrawn'));
  await user.click(await screen.findByRole('button', { name: 'Withdraw change' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Withdraw change' }));
  expect((await screen.findAllByText('Change withdrawn'))[0]).toBeVisible();
});

test('either side proposes from what holds, and sees what is different [AMD-01]', async () => {
  const paid = aMilestone({ status: 'funded', held: 400, due: 0, dueOn: null });
  const tiling = aMilestone({ _id: anId(61), title: 'Tiling', amount: 550, dueOn: null, due: 550 });
  const { user } = await open([], { allowedActions: ['proposeAmendment'], milestones: [paid, tiling] });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Propose a change' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Propose a change to/ }));
  expect(dialog.getByText('Nothing is different yet.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send change' })).toBeDisabled();
  // What is paid in stays.
  expect(dialog.queryByRole('button', { name: 'Remove milestone 1' })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Remove milestone 2' })).toBeVisible();

  const terms = dialog.getByRole('textbox', { name: /^Terms/ });
  await user.clear(terms);
  await user.click(terms);
  await user.paste('Copper pipes.');
  expect(
    await within(dialog.getByRole('list', { name: 'What changes' })).findByText('Copper pipes.'),
  ).toBeVisible();
  const end = dialog.getByLabelText(/^End/);
  await user.clear(end);
  await user.type(end, '2999-01-31');
  expect(dialog.getByText(/^A new end does not move the promised delivery/)).toBeVisible();
  server.use(reply.done(`POST ${path}`, 'Change proposed'));
  const calls = recordCalls();
  await user.click(dialog.getByRole('button', { name: 'Send change' }));
  expect((await screen.findAllByText('Change proposed'))[0]).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    terms: 'Copper pipes.',
    endDate: '2999-01-31',
    amount: 950,
    milestones: [
      { _id: paid._id, title: 'Demolition', amount: 400 },
      { _id: tiling._id, title: 'Tiling', amount: 550 },
    ],
  });
});

test('what was answered stays readable, and is printed [AMD-03]', async () => {
  const declined = anAmendment({
    status: 'declined',
    answer: 'Too late.',
    closedAt: '2026-03-05T09:00:00.000Z',
  });
  const { user } = await open([declined]);
  const history = await screen.findByRole('region', { name: 'Proposed changes' });
  await user.click(
    within(history).getByRole('button', {
      name: /^Contract value \$950 → \$1,200, .+ · Declined on 05-Mar-2026$/,
    }),
  );
  await waitFor(() => expect(within(history).getByText(/Too late\./)).toBeVisible());
  expect(within(history).getByText('$1,200')).toBeVisible();
  expect(screen.getAllByText('$1,200')).toHaveLength(2);
});

test('what was accepted says beside the amount what it was before', async () => {
  await open([anAmendment({ status: 'accepted', closedAt: '2026-03-05T09:00:00.000Z' })]);
  expect(await screen.findByText('$950 until 05-Mar-2026')).toBeVisible();
});

test('French readers propose a modification', async () => {
  const { user } = await open([], { allowedActions: ['proposeAmendment'] }, { language: 'fr' });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Proposer une modification' }));
  expect(await screen.findByText('Rien n’est encore modifié.')).toBeVisible();
});
