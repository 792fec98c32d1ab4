import type { Contract } from '@plumbline/shared-schema/contracts';
import { aContract, aContractEvent } from '@plumbline/testing/builders/contracts';
import { aDispute } from '@plumbline/testing/builders/disputes';
import { anId } from '@plumbline/testing/builders/ids';
import { aUser } from '@plumbline/testing/builders/users';
import { renderPage, screen, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ContractPage } from '../contract/ContractPage';

const id = anId(50);
const { _id: disputeId } = aDispute();
const money = { funded: 950, held: 950, released: 0, refunded: 0, due: 0, isUnderWay: false };
const ended = { status: 'ended' as const, finishedAt: '2026-03-11T09:00:00.000Z', money };
const plan = {
  _id: anId(70),
  part: 'answer' as const,
  name: 'plan.pdf',
  type: 'application/pdf',
  size: 2048,
  url: '/api/v1/files/plan',
};

function open(given: Partial<Contract>, options: RenderPageOptions = {}) {
  server.use(
    reply.contract(aContract({ ...ended, ...given })),
    reply.contractEvents(id, [aContractEvent()]),
    reply.submissions(id, []),
    reply.payments(id, []),
    reply.moneyProvider(),
    reply.disputeFiles(id, disputeId, [plan]),
  );
  return renderPage(<ContractPage />, {
    route: `/contracts/${id}`,
    path: '/contracts/:contractId',
    user: signedIn.contractor(),
    ...options,
  });
}

test('both sides’ words, their files and both decisions stand together [CON-34, CON-36]', async () => {
  await open({
    dispute: aDispute({
      status: 'resolved',
      outcome: 'split',
      answer: 'It was raining.',
      appealedBy: 'hirer',
      appealReason: 'It was dry.',
      decisions: [
        {
          round: 1,
          outcome: 'release',
          releaseAmount: null,
          note: 'Fair.',
          createdAt: '2026-03-12T09:00:00.000Z',
        },
        {
          round: 2,
          outcome: 'split',
          releaseAmount: 400,
          note: 'Dry enough.',
          createdAt: '2026-03-14T09:00:00.000Z',
        },
      ],
    }),
  });
  const note = within(await screen.findByRole('note'));
  expect(note.getByText('The drain still drips.')).toBeVisible();
  expect(note.getByText('Marcus Bell’s answer')).toBeVisible();
  expect(await note.findByRole('link', { name: /^plan.pdf/ })).toHaveAttribute('href', '/api/v1/files/plan');
  expect(note.getByText('Decision: Paid to the contractor')).toBeVisible();
  expect(note.getByText('Nora Lindqvist’s appeal')).toBeVisible();
  expect(
    note.getByText('Decision on the appeal: $400 for the contractor, the rest for the client'),
  ).toBeVisible();
});

test('the other side answers with words and files [CON-34]', async () => {
  const { user } = await open({ dispute: aDispute(), allowedActions: ['answerDispute'] });
  expect(await screen.findByText(/^Marcus Bell can answer until 10-Mar-2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Answer the dispute' }));
  const form = within(await screen.findByRole('dialog', { name: /^Answer the dispute about/ }));
  await user.click(form.getByRole('textbox', { name: 'Your side of it' }));
  await user.paste('It was raining.');
  await user.upload(form.getByLabelText('Files'), new File(['x'], 'plan.pdf', { type: 'application/pdf' }));
  server.use(reply.done(`POST /contracts/${id}/disputes/${disputeId}/answer`, 'Answer sent'));
  await user.click(form.getByRole('button', { name: 'Send answer' }));
  expect((await screen.findAllByText('Answer sent'))[0]).toBeVisible();
});

test('an administrator splits what is held, with words for both [CON-33]', async () => {
  const { user } = await open(
    { dispute: aDispute({ answer: 'It was raining.' }), allowedActions: ['resolveDispute'] },
    { user: aUser({ _id: anId(90), userType: 'admin' }) },
  );
  expect(await screen.findByRole('link', { name: 'Disputes to decide' })).toHaveAttribute(
    'href',
    '/admin/cases?kind=dispute',
  );
  await user.click(await screen.findByRole('button', { name: 'Resolve dispute' }));
  const form = within(await screen.findByRole('dialog', { name: /^Decide about/ }));
  expect(form.getByText(/^It is about \$950/)).toBeVisible();
  await user.selectOptions(form.getByLabelText('Decision'), 'Split between both');
  await user.click(form.getByRole('button', { name: 'Decide' }));
  expect(await form.findByRole('alert')).toHaveFocus();
  await user.type(form.getByLabelText('For the contractor'), '400.5');
  await user.click(form.getByRole('textbox', { name: 'Your reasons' }));
  await user.paste('Half of it drips.');
  server.use(reply.done(`PATCH /contracts/${id}/disputes/${disputeId}/resolve`, 'Dispute resolved'));
  const calls = recordCalls();
  await user.click(form.getByRole('button', { name: 'Decide' }));
  expect((await screen.findAllByText('Dispute resolved'))[0]).toBeVisible();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    outcome: 'split',
    releaseAmount: 400.5,
    note: 'Half of it drips.',
  });
});

test('an administrator reads that deciding ends a running contract [CON-39]', async () => {
  await open(
    { status: 'active', finishedAt: null, dispute: aDispute(), allowedActions: ['resolveDispute'] },
    {
      user: aUser({ _id: anId(90), userType: 'admin' }),
      route: `/contracts/${id}?action=resolveDispute`,
    },
  );
  expect(await screen.findByText(/^It is about \$950.*The contract ends with it\.$/)).toBeVisible();
});

test('French readers read of the appeal', async () => {
  await open(
    {
      dispute: aDispute({ status: 'resolved', appealDueAt: '2026-03-20T09:00:00.000Z' }),
      allowedActions: ['appeal'],
    },
    { language: 'fr' },
  );
  expect(await screen.findByRole('button', { name: 'Faire appel' })).toBeVisible();
  expect(screen.getByText(/^Chaque partie peut faire appel/)).toBeVisible();
});
