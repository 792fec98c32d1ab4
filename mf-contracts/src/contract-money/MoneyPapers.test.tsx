import { aContract } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { renderPage, screen, waitFor } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { MoneyPapers } from './MoneyPapers';

const contract = aContract({ status: 'completed' });
const { _id: id } = contract;
const invoice = {
  _id: anId(70),
  kind: 'invoice' as const,
  number: 'I-2026-00001',
  amount: 950,
  milestone: 'Rough-in',
  createdAt: '2026-03-04T05:06:07.000Z',
};
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const show = (given = contract) =>
  renderPage(<MoneyPapers contract={given} />, { route: '/contracts', user: signedIn.client() });

test('a paper is saved under its number, and the whole of a finished contract too', async () => {
  server.use(
    reply.documents(id, [invoice]),
    reply.file(`/documents/${invoice._id}`, 'I-2026-00001.pdf'),
    reply.file(`/contracts/${id}/statement`, 'contract-ABC.pdf'),
  );
  const calls = recordCalls();
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Invoice I-2026-00001 (PDF)' }));
  await waitFor(() => expect(saved).toEqual(['I-2026-00001.pdf']));
  await user.click(screen.getByRole('button', { name: 'Statement of the whole contract (PDF)' }));
  await waitFor(() => expect(saved).toEqual(['I-2026-00001.pdf', 'contract-ABC.pdf']));
  expect(screen.getByText(/\$950 · Rough-in$/)).toBeVisible();
  expect(calls.map(({ path }) => path)).toContain(`/contracts/${id}/statement`);
});

test('a running contract has no statement yet', async () => {
  server.use(reply.documents(id, []));
  await show(aContract({ status: 'active' }));
  expect(await screen.findByText('There are no documents yet')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
