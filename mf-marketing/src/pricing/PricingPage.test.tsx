import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import remote from '../../remote.json';
import { PricingPage } from './PricingPage';

test('a visitor finds the prices in the header', () => {
  expect(remote.nav).toContainEqual(
    expect.objectContaining({ menu: 'header.public/v1', audience: 'signedOut', path: '/pricing' }),
  );
});

test('a visitor sees the three plans, which lead to the sign-up, and what people ask', async () => {
  const { user, container } = await renderPage(<PricingPage />, { route: '/pricing' });
  expect(screen.getAllByRole('link', { name: /^Start with/ })).toHaveLength(3);
  expect(screen.getByText('$100')).toBeVisible();
  expect(screen.getByText('Free while we grow')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(/nothing is charged/);
  expect(screen.queryByText('Your plan')).not.toBeInTheDocument();
  expect(screen.getByText(/open to everybody for free/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'When do I have to pay?' }));
  expect(await screen.findByText(/costs nothing/)).toBeVisible();
  await expect(container).toHaveNoViolations();
});

test('who is signed in chooses here as well', async () => {
  server.use(reply.preferences());
  await renderPage(<PricingPage />, { route: '/pricing', user: signedIn.client(), language: 'fr' });
  expect(await screen.findByRole('button', { name: 'Choisir Professionnel' })).toBeVisible();
  const freebie = screen.getAllByRole('listitem').find((card) => within(card).queryByText('Votre formule'));
  if (!freebie) throw new Error('no card is marked as the plan that they have');
  expect(within(freebie).getByRole('heading', { name: 'Gratuit' })).toBeVisible();
  expect(within(freebie).getByRole('button', { name: 'Votre formule' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Choisir Gratuit' })).not.toBeInTheDocument();
  expect(screen.getByText(/ouvert à tous gratuitement/)).toBeVisible();
});
