import type { Contract, ContractAction, ContractStatus } from '@plumbline/shared-schema/contracts';
import { aChat } from '@plumbline/testing/builders/chats';
import { aContract } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { act, renderPage, screen, waitFor, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { MyContractsPage } from './MyContractsPage';

const id = anId(50);

function open(contracts: Partial<Contract>[], options: RenderPageOptions = {}) {
  const rows = contracts.map((contract) => aContract(contract));
  server.use(
    reply.contracts('active', rows),
    reply.contracts('paused', rows),
    reply.contracts('completed', rows),
    reply.contracts('ended', rows),
    reply.contracts('canceled', rows),
    ...rows.flatMap((row) => [
      reply.contract(row),
      reply.contractEvents(row._id, []),
      reply.submissions(row._id, []),
    ]),
  );
  return renderPage(<MyContractsPage />, {
    route: '/contracts',
    path: '/contracts',
    user: signedIn.contractor(),
    ...options,
  });
}

const card = async (name = 'Replace the Kitchen Drain') =>
  within(await screen.findByRole('article', { name }));

test.each([
  [['verified'], 'Email verified'],
  [['verified', 'identity'], 'Identity verified'],
  [['verified', 'licence'], 'License verified'],
])('a card says what is verified of the client: %j', async (badges, text) => {
  await open([{ client: { ...aContract().client, badges } }]);
  expect((await card()).getByText(text)).toBeVisible();
});

test('a card holds the client, the place, the period and the facts of the job', async () => {
  await open([{ allowedActions: ['submit'] }]);

  const drain = await card();
  expect(drain.getByText('Nora Lindqvist')).toBeVisible();
  expect(drain.getByText('Brooklyn')).toBeVisible();
  expect(drain.getByText('Active')).toBeVisible();
  expect(drain.getByText(/to 01-Apr-2026$/)).toBeVisible();
  for (const label of ['Salary', 'Category', 'Job Type', 'Job Duration']) {
    expect(drain.getByText(label)).toBeVisible();
  }
  expect(drain.getByText('On-site')).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Active',
    'Completed',
    'Paused',
    'Ended',
    'Canceled',
  ]);
  await act(() => expect(document.body).toHaveNoViolations());
});

test('the salary is what was agreed, with what the job had offered beneath it', async () => {
  const { job, paymentDetails } = aContract();
  await open([
    {
      paymentDetails: { ...paymentDetails, amount: 15_000 },
      job: { ...job, salary: '$13,300 - 17,400', jobType: 'on-site' },
    },
  ]);

  const drain = await card();
  expect(drain.getByText('Salary', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    '$15,000Budget in the post: $13,300–$17,400',
  );
  expect(drain.getByText('Job Type', { selector: 'dt' }).nextElementSibling).toHaveTextContent('On-site');
});

test.each<[ContractStatus, ContractAction[], string[]]>([
  ['active', ['pause', 'complete', 'submit'], ['Submit Work', 'View Details', 'Send Message']],
  ['completed', ['review', 'dispute'], ['Rate Client', 'View Details']],
  ['paused', ['activate'], ['Resume Work', 'View Details']],
  ['canceled', ['archive'], ['Archive', 'View Details']],
  ['ended', [], ['View Details']],
])(
  'a card of status %s has its buttons, as far as they are allowed',
  async (status, allowedActions, names) => {
    await open([{ status, allowedActions }], { route: `/contracts?tab=${status}` });

    const drain = await card();
    const texts = [...drain.queryAllByRole('link'), ...drain.queryAllByRole('button')].map(
      (one) => one.textContent,
    );
    const always = ['Replace the Kitchen Drain', 'More options for “Replace the Kitchen Drain”'];
    expect(texts.sort()).toEqual([...always, ...names].sort());
  },
);

test('more options print a contract, copy its number, lead to a report and archive one that is over', async () => {
  const { user, location } = await open([{ status: 'completed', allowedActions: ['archive'] }], {
    route: '/contracts?tab=completed',
  });
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const more = async () =>
    user.click((await card()).getByRole('button', { name: 'More options for “Replace the Kitchen Drain”' }));
  await more();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Print',
    'Copy the contract ID',
    'Report Contract',
    'Archive',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Report Contract' })).toHaveAttribute(
    'href',
    `/jobs/${aContract().job._id}?report=1`,
  );
  await user.click(screen.getByRole('menuitem', { name: 'Copy the contract ID' }));
  expect(await screen.findByText('Contract ID copied')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(id);
  await more();
  await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
  expect(location().search).toBe(`?tab=completed&contract=${id}&action=archive`);
});

test('work that waits for an answer is said instead of Submit Work [WRK-03]', async () => {
  await open([{ allowedActions: [], answerDueAt: '2026-03-19T09:00:00.000Z' }]);
  const drain = await card();
  expect(drain.getByText('Work submitted, awaiting review')).toBeVisible();
  expect(drain.getByRole('link', { name: 'View submission' })).toBeVisible();
  expect(drain.queryByRole('link', { name: 'Submit Work' })).not.toBeInTheDocument();
});

test('work for another milestone can be submitted meanwhile, which is the last and quietest button', async () => {
  await open([{ allowedActions: ['submit'], answerDueAt: '2026-03-19T09:00:00.000Z' }]);
  const [, ...links] = (await card()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['View submission', 'Submit Work']);
  expect(links[1]).toHaveClass('MuiButton-text');
});

test('Resume Work asks first, and Cancel leads back to the list', async () => {
  const { user, location } = await open([{ status: 'paused', allowedActions: ['activate'] }], {
    route: '/contracts?tab=paused',
  });
  await user.click((await card()).getByRole('link', { name: 'Resume Work' }));

  const question = within(
    await screen.findByRole('alertdialog', { name: 'Resume “Replace the Kitchen Drain”?' }),
  );
  expect(location().search).toBe(`?tab=paused&contract=${id}&action=activate`);
  await user.click(question.getByRole('button', { name: 'Go back' }));
  await waitFor(() => {
    expect(location().search).toBe('?tab=paused');
  });
});

test('Submit Work leads to its page, Send Message to the chat', async () => {
  const { user, location } = await open([{ allowedActions: ['submit'] }]);
  server.use(reply.chats([]), reply.chatCreated(aChat()));
  const drain = await card();
  expect(drain.getByRole('link', { name: 'Submit Work' })).toHaveAttribute(
    'href',
    `/submit-work?contractId=${id}`,
  );
  await user.click(drain.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => {
    expect(location()).toMatchObject({ pathname: '/messages', search: `?chat=${anId(60)}` });
  });
});

test('the search looks into titles, clients and terms, and clears', async () => {
  const fence = aContract({ _id: anId(70), job: { ...aContract().job, title: 'build a fence' } });
  const { user, location } = await open([{}, fence]);
  await card();
  const search = screen.getByRole('searchbox', { name: 'Search contracts' });
  await user.click(search);
  await user.paste('fence');
  expect(location().search).toBe('?q=fence');
  expect(screen.getByRole('article', { name: 'Build a Fence' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Replace the Kitchen Drain' })).not.toBeInTheDocument();

  await user.clear(search);
  await user.paste('zebra');
  expect(screen.getByText('No contracts match “zebra”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(search).toHaveFocus();
  await card();
});

test('an empty tab says so and leads to the active contracts', async () => {
  const { user, location } = await open([], { route: '/contracts?tab=paused' });
  expect(await screen.findByText('No paused contracts')).toBeVisible();
  await user.click(screen.getByText('See active contracts'));
  expect(location().search).toBe('');
});

test('accents and capitals make no difference to the search', async () => {
  await open([{ job: { ...aContract().job, title: 'rénover le grenier' } }], {
    route: '/contracts?q=RENOVER',
  });
  expect(await screen.findByRole('article', { name: /^Rénover le grenier$/i })).toBeVisible();
});

test('French readers get French cards', async () => {
  await open([{ allowedActions: ['submit'] }], { language: 'fr' });
  const drain = await card();
  expect(drain.getByRole('link', { name: 'Livrer les travaux' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mes contrats');
});
