import type { Promotion } from '@plumbline/shared-schema/promotions';
import { anId } from '@plumbline/testing/builders/ids';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { PromotePage } from './PromotePage';

const running: Promotion = {
  _id: anId(7),
  portfolioId: null,
  days: 14,
  dailyBudget: 5,
  budget: 70,
  startsAt: '2026-11-20T08:00:00.000Z',
  endsAt: '2026-12-04T08:00:00.000Z',
  status: 'running',
};
const stopped: Promotion = { ...running, status: 'stopped', endsAt: '2026-11-21T08:00:00.000Z' };

const show = (language: 'en' | 'fr' = 'en') =>
  renderPage(<PromotePage />, { route: '/promote', user: signedIn.contractor(), language });
const noWorks = () => reply.portfolios([]);

test('a contractor promotes the profile for some days on a daily budget, and reads that nothing is charged', async () => {
  server.use(reply.promotions([]), noWorks(), reply.promotionStarted(running));
  const calls = recordCalls();
  const { user, container } = await show();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'How long' }), '14 days');
  expect(screen.getByText('$70 in all. Nothing is charged.')).toBeVisible();
  expect(screen.getByText(/This is a test/)).toBeVisible();
  await expect(container).toHaveNoViolations();
  server.use(reply.promotions([running]));
  await user.click(screen.getByRole('button', { name: 'Promote' }));
  expect(await screen.findByRole('heading', { name: 'Your promotion is running' })).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    portfolioId: null,
    days: 14,
    dailyBudget: 5,
  });
});

test('a budget below a dollar is refused before any call', async () => {
  server.use(reply.promotions([]), noWorks());
  const { user } = await show();
  const budget = await screen.findByRole('textbox', { name: 'Budget per day' });
  await user.clear(budget);
  await user.type(budget, '0');
  await user.click(screen.getByRole('button', { name: 'Promote' }));
  expect(budget).toBeInvalid();
});

test('a promotion that runs is stopped after a question, and stands among the earlier ones', async () => {
  server.use(reply.promotions([running]), reply.promotionStopped(stopped), noWorks());
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Stop the promotion' }));
  server.use(reply.promotions([stopped]));
  const dialog = await screen.findByRole('alertdialog', { name: 'Stop the promotion?' });
  await user.click([...dialog.querySelectorAll('button')].at(-1) as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Earlier promotions' })).toBeVisible();
  expect(screen.getByText('Stopped')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Promote' })).toBeVisible();
});

test('the page speaks French', async () => {
  server.use(reply.promotions([running]));
  await show('fr');
  expect(await screen.findByRole('heading', { name: 'Votre mise en avant est en cours' })).toBeVisible();
  expect(screen.getByText('En cours')).toBeVisible();
});

test('an amount that can be read in two ways has no total', async () => {
  server.use(reply.promotions([]), noWorks());
  const { user } = await show();
  const budget = await screen.findByRole('textbox', { name: 'Budget per day' });
  await user.clear(budget);
  await user.type(budget, '1.234');
  expect(screen.queryByText(/in all/)).not.toBeInTheDocument();
});
