import { addressesOf, descriptionKey, languageIn } from '@plumbline/shared-schema/page-heads';

const SITE = 'https://plumbline.example';

test('a page has one address, without filters and trailing slashes, and one for each language [PLT-150]', () => {
  expect(addressesOf(SITE, '/jobs/?category=roofing&page=3')).toEqual({
    canonical: `${SITE}/jobs?page=3`,
    alternates: [
      { language: 'en', href: `${SITE}/jobs?page=3&lang=en` },
      { language: 'fr', href: `${SITE}/jobs?page=3&lang=fr` },
      { language: 'x-default', href: `${SITE}/jobs?page=3` },
    ],
  });
  expect(addressesOf(SITE, '/').canonical).toBe(`${SITE}/`);
});

test('a page in the language that its address asks for is a page of its own [PLT-150]', () => {
  expect(addressesOf(SITE, '/about?lang=fr').canonical).toBe(`${SITE}/about?lang=fr`);
  expect(addressesOf(SITE, '/about?lang=de&page=1').canonical).toBe(`${SITE}/about`);
  expect(languageIn('?lang=fr')).toBe('fr');
  expect(languageIn('lang=xx')).toBeUndefined();
});

test('a description stands beside its title', () => {
  expect(descriptionKey('jobs:titles.search')).toBe('jobs:descriptions.search');
});
