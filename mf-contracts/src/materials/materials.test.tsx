import type { Contract } from '@plumbline/shared-schema/contracts';
import { materialsAnswerSchema, type Material } from '@plumbline/shared-schema/materials';
import { aContract } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { MaterialsSection } from './MaterialsSection';

const contract = aContract();
const me = signedIn.contractor();
const own = aContract({ professional: { ...contract.professional, _id: me._id } });
const NONE = { estimated: 0, paid: 0 };

const aMaterial = (more: Partial<Material> = {}): Material => ({
  _id: anId(81),
  text: 'Copper pipe',
  quantity: 2.5,
  unit: 'metre',
  price: 3.33,
  amount: 8.33,
  buyer: 'professional',
  paid: null,
  receipt: null,
  revision: 4,
  ...more,
});

function open(rows: Material[], of: Contract = own) {
  const sums = { estimated: 8.33, paid: 0, hirer: NONE, professional: NONE };
  const body = materialsAnswerSchema.parse({ success: true, data: { rows, sums, quoted: 0 } });
  server.use(http.get(api(`/contracts/${of._id}/materials`), () => HttpResponse.json(body)));
  return renderPage(<MaterialsSection contract={of} />, { route: '/', user: me });
}

test('what is needed, who buys it and what it cost is read, and nothing is changed once the contract is over', async () => {
  const receipt = { _id: anId(82), name: 'bill.pdf', type: 'application/pdf', size: 9, url: '/bill' };
  await open([aMaterial({ paid: 9.1, receipt })], { ...own, status: 'completed' });
  const section = within(await screen.findByRole('region', { name: 'Material' }));
  expect(section.getByText(/about \$8\.33 · The contractor buys · bought for \$9\.10/)).toBeVisible();
  expect(section.getByRole('link', { name: /Receipt: bill\.pdf/ })).toHaveAttribute('href', '/bill');
  expect(section.getAllByRole('button')).toHaveLength(1);
  await expect(document.body).toHaveNoViolations();
});

test('who buys it says what it cost', async () => {
  server.use(
    http.put(api(`/contracts/${own._id}/materials/${anId(81)}/purchase`), () =>
      HttpResponse.json({ success: true, message: 'Changed', data: aMaterial({ paid: 8.33 }) }),
    ),
  );
  const { user } = await open([aMaterial()]);
  const calls = recordCalls();
  await user.click(await screen.findByRole('button', { name: 'Bought' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bought: Copper pipe' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ paid: 8.33, revision: 4 });
});

test('the list is downloaded, and no text of it is a formula [MAT-09]', async () => {
  const made: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      made.push(blob);
      return 'blob:list';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open([aMaterial({ text: '=HYPERLINK("x")' })]);
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  expect(made).toHaveLength(1);
  expect(await made[0]?.text()).toContain(`"'=HYPERLINK(""x"")",2.5,`);
});
