import { aNearPrice } from '@plumbline/testing/builders/prices';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { PostJobPage } from './PostJobPage';

const words = (name: string) => screen.getByRole('textbox', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });

beforeEach(() => {
  sessionStorage.clear();
  server.use(reply.skillCatalogue(['plumbing']), reply.priceNear(aNearPrice()));
});

test('who says what they pay reads what such work has cost where it is [PRI-06]', async () => {
  const calls = recordCalls();
  const { user } = await renderPage(<PostJobPage />, { route: '/post-contract', user: signedIn.client() });
  await user.click(words('Title'));
  await user.paste('Fix the sink');
  await user.click(words('Description'));
  await user.paste('It drips.');
  await user.selectOptions(choice('Job Duration'), '2 Weeks');
  await user.selectOptions(choice('Category'), 'residential');
  await user.click(screen.getByRole('button', { name: 'Plumbing' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(
    await screen.findByText(/^Plumbing near Toronto: half of the jobs cost \$1,200–\$3,500 \(23 deals\)\./),
  ).toBeVisible();
  expect(calls.find(({ path }) => path === '/prices/near')?.query).toEqual({
    skills: 'plumbing',
    place: '40.71,-74.01',
    language: 'en',
  });
});
