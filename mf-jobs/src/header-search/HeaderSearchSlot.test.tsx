import { renderPage, screen } from '@plumbline/testing/render';
import { signedIn } from '@plumbline/testing/signed-in';
import { HeaderSearchSlot } from './HeaderSearchSlot';

const box = () => screen.getByRole('searchbox', { name: 'Search jobs' });

test('a search leads to the job search with its text', async () => {
  const { user, location } = await renderPage(<HeaderSearchSlot />, { route: '/messages' });
  await user.type(box(), '  roof & tiles {Enter}');
  expect(location()).toMatchObject({ pathname: '/jobs', search: '?q=roof+%26+tiles' });
});

test('a blank search leads to all jobs', async () => {
  const { user, location } = await renderPage(<HeaderSearchSlot />, { route: '/messages' });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(location()).toMatchObject({ pathname: '/jobs', search: '' });
});

test('on the job search it shows what is searched, and forgets it elsewhere', async () => {
  const { navigate } = await renderPage(<HeaderSearchSlot />, { route: '/jobs?q=drain' });
  expect(box()).toHaveValue('drain');
  await navigate('/jobs?q=roof');
  expect(box()).toHaveValue('roof');
  await navigate('/messages?q=hello');
  expect(box()).toHaveValue('');
});

test('a hirer looks for people', async () => {
  const { user, location } = await renderPage(<HeaderSearchSlot />, {
    route: '/professionals?q=tiles',
    user: signedIn.client(),
  });
  const people = screen.getByRole('searchbox', { name: 'Search professionals' });
  expect(people).toHaveValue('tiles');
  await user.clear(people);
  await user.type(people, 'plumber{Enter}');
  expect(location()).toMatchObject({ pathname: '/professionals', search: '?q=plumber' });
});

test('it is accessible and speaks French', async () => {
  await renderPage(<HeaderSearchSlot />, { language: 'fr' });
  expect(screen.getByRole('searchbox', { name: 'Rechercher des chantiers' })).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});
