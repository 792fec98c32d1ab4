import { aContract, aContractEvent } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { aMilestone } from '@plumbline/testing/builders/milestones';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ContractPage } from './ContractPage';

const id = anId(50);

function open(anchor = '') {
  server.use(
    reply.contract(aContract({ milestones: [aMilestone()] })),
    reply.contractEvents(id, [aContractEvent()]),
    reply.submissions(id, []),
  );
  return renderPage(<ContractPage />, {
    route: `/contracts/${id}${anchor}`,
    path: '/contracts/:contractId',
    user: signedIn.client(),
  });
}

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

test('a contract is read in three parts, to which links lead; each of its sections stands in one of them', async () => {
  await open();
  const links = within(await screen.findByRole('navigation', { name: 'Parts of the contract' }));
  const parts = {
    Work: ['Milestones', 'Terms', 'Submitted work', 'Dates'],
    Money: ['Payment'],
    People: ['History'],
  };
  expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(Object.keys(parts));
  for (const [name, sections] of Object.entries(parts)) {
    const part = screen.getByRole('region', { name });
    expect(links.getByRole('link', { name })).toHaveAttribute('href', `#${part.id}`);
    for (const section of sections) expect(within(part).getByRole('region', { name: section })).toBeVisible();
  }
});

test('an address that names a part of the contract shows that part', async () => {
  const shown: string[] = [];
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.id);
  };
  await open('#money');
  await waitFor(() => expect(shown).toEqual(['money']));
  const links = within(screen.getByRole('navigation', { name: 'Parts of the contract' }));
  expect(links.getByRole('link', { current: true })).toHaveTextContent('Money');
});
