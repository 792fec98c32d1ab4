import { aPlace } from '@plumbline/testing/builders/places';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { HeroSearch } from './HeroSearch';

const show = (language: 'en' | 'fr' = 'en') => renderPage(<HeroSearch />, { language });

test('a trade and a city lead to the professionals who have it there', async () => {
  const { user, location } = await show();
  await user.type(screen.getByLabelText('Trade or task'), 'roofing');
  await user.type(screen.getByLabelText('City or ZIP code'), 'Troy');
  await user.click(screen.getByRole('button', { name: 'Find a professional' }));
  expect(location()).toMatchObject({
    pathname: '/professionals',
    search: '?specialty=roofing&location=Troy',
  });
});

test('a trade is known by its name in the language of the page', async () => {
  const { user, location } = await show('fr');
  await user.type(screen.getByLabelText('Métier ou travaux'), 'plomberie{Enter}');
  expect(location()).toMatchObject({ pathname: '/professionals', search: '?specialty=plumbing' });
});

test('other words are searched for as they are', async () => {
  const { user, location } = await show();
  await user.type(screen.getByLabelText('Trade or task'), 'leaking tap{Enter}');
  expect(location().search).toBe('?q=leaking+tap');
});

test('who looks for work is led to the jobs', async () => {
  const { user, location } = await show();
  await user.click(screen.getByRole('radio', { name: 'I want work' }));
  await user.type(screen.getByLabelText('Trade or task'), 'Masonry');
  await user.click(screen.getByRole('button', { name: 'Find open jobs' }));
  expect(location()).toMatchObject({ pathname: '/jobs', search: '?q=masonry' });
});

test('a city that is suggested searches around its middle, as far as is usual there [PLC-06]', async () => {
  server.use(
    reply.places([
      aPlace({ name: 'Boston', label: 'Boston, United States', country: 'US', lat: 42.358, lng: -71.06 }),
    ]),
  );
  const { user, location } = await show();
  const city = screen.getByRole('combobox', { name: 'City or ZIP code' });
  await user.type(city, 'bostn');
  await screen.findByRole('option', { name: /Boston/ });
  await user.keyboard('{ArrowDown}');
  expect(city).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  await user.keyboard('{Enter}');
  expect(city).toHaveValue('Boston');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(location()).toMatchObject({ pathname: '/professionals', search: '?location=42.358%2C-71.060%2C40' });
});
