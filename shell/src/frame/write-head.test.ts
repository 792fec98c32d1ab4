import { addressesOf } from '@plumbline/shared-schema/page-heads';
import { writeHead } from './write-head';

// Runs alone: the address of the site is read once, and the head is written anew.

const FIRST = `<title>Roof · Plumbline</title>
  <meta name="description" content="A roof in Lyon">
  <link rel="canonical" href="https://plumbline.example/jobs/1">
  <link rel="alternate" hreflang="fr" href="https://plumbline.example/jobs/1?lang=fr">
  <link rel="icon" href="/favicon.svg">
  <meta data-head="" property="og:title" content="Roof">
  <script type="application/ld+json" data-head="">{}</script>`;

const show = (url: string | undefined, description?: string) =>
  writeHead({ description, addressesAt: (site) => (url === undefined ? undefined : addressesOf(site, url)) });
const head = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute('href'));

test('the head keeps what came with the page, and follows to the next one [PLT-153]', () => {
  document.head.innerHTML = FIRST;
  show('/jobs/1', 'Jobs in general');
  expect(document.head.innerHTML).toBe(FIRST);

  show('/jobs?page=2', 'Jobs nearby');
  expect(head('link[rel="canonical"]')).toEqual(['https://plumbline.example/jobs?page=2']);
  expect(head('link[hreflang]')).toEqual([
    'https://plumbline.example/jobs?page=2&lang=en',
    'https://plumbline.example/jobs?page=2&lang=fr',
    'https://plumbline.example/jobs?page=2',
  ]);
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Jobs nearby');
  expect(document.querySelector('[data-head]')).toBeNull();
  expect(head('link[rel="icon"]')).toEqual(['/favicon.svg']);

  show(undefined);
  expect(head('link[rel="canonical"], link[hreflang]')).toEqual([]);
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', '');
});
