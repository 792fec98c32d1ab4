import type { Contract } from '@plumbline/shared-schema/contracts';
import { aContract, aContractEvent } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { renderPage, screen, waitFor } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ContractPage } from '../contract/ContractPage';

const id = anId(50);
const NOTHING = { funded: 0, held: 0, released: 0, refunded: 0, due: 0, isUnderWay: false };
const HELD = { ...NOTHING, funded: 950, held: 950 };

async function open(contract: Partial<Contract>, language: 'en' | 'fr' = 'en', isTest = true) {
  server.use(
    reply.contract(aContract(contract)),
    reply.contractEvents(id, [aContractEvent()]),
    reply.submissions(id, []),
    reply.payments(id, []),
    reply.moneyProvider({ isTest }),
  );
  const page = { route: `/contracts/${id}`, path: '/contracts/:contractId', user: signedIn.client() };
  await renderPage(<ContractPage />, { ...page, language });
  await screen.findByRole('heading', { level: 1, name: 'Replace the Kitchen Drain' });
  await screen.findByRole('group', { name: 'Actions' });
}

test.each<[string, Partial<Contract>, string]>([
  ['pending', {}, 'Payment: Pending'],
  ['pending of an ended contract', { status: 'ended' }, 'Payment: Pending'],
  ['held', { money: HELD }, 'Paid in, held by Plumbline'],
  ['held in part', { money: { ...HELD, held: 400, due: 550 } }, 'Partly paid in, held by Plumbline'],
  ['given back', { status: 'canceled', money: { ...HELD, held: 0, refunded: 950 } }, 'Paid back'],
  ['never paid in', { status: 'canceled' }, 'Nothing paid'],
  [
    'paid',
    { status: 'completed', paymentDetails: { amount: 950, currency: 'USD', paymentStatus: 'paid' } },
    'Payment: Paid',
  ],
])('the badge of the payment says where the money is: %s', async (_case, contract, text) => {
  await open(contract);
  expect(screen.getByText(text, { selector: '.MuiChip-label' })).toBeVisible();
});

test.each([true, false])('where no real money moves (%s), the payment says so', async (isTest) => {
  await open({ money: HELD }, 'en', isTest);
  const note = 'Test payments: no real money moves.';
  if (isTest) expect(await screen.findByText(note)).toBeVisible();
  else await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
});

test('a French badge says it too', async () => {
  await open({ money: HELD }, 'fr');
  expect(screen.getByText('Versé, retenu par Plumbline', { selector: '.MuiChip-label' })).toBeVisible();
});

test('beside the value stands what is held and what is left to pay, once something was paid in', async () => {
  await open({ money: { ...HELD, held: 400, due: 550 } });
  const textOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(textOf('Held by Plumbline')).toBe('$400');
  expect(textOf('Left to pay')).toBe('$550');
  expect(screen.queryByText('Paid out')).not.toBeInTheDocument();
});

test('of a contract that is over, it is what became of the money', async () => {
  await open({ status: 'completed', money: { ...HELD, held: 0, released: 950 } });
  expect(screen.getByText('Paid out').nextElementSibling).toHaveTextContent('$950');
  expect(screen.queryByText('Left to pay')).not.toBeInTheDocument();
});
