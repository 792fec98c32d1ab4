import { render, screen } from '@testing-library/react';
import { CONTRACT_TYPES, JOB_TYPES, OPTION_LISTS, type OptionList } from '@plumbline/shared-schema/options';
import { createI18n } from '@plumbline/shared-ui/i18n';
import { useLabels, type Labels } from '@plumbline/shared-ui/labels';

/** Intl separates with narrow and no-break spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const inLanguage = (language: 'en' | 'fr') =>
  createI18n({ language, loadNamespace: () => Promise.resolve({}) });

function Said({ words }: { words: (labels: Labels) => string }) {
  return <p>{words(useLabels())}</p>;
}
function said(words: (labels: Labels) => string): string {
  const { unmount } = render(<Said words={words} />);
  const text = screen.getByRole('paragraph').textContent;
  unmount();
  return plain(text);
}

afterAll(() => inLanguage('en'));

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  beforeEach(() => inLanguage(language));

  test.each(Object.keys(OPTION_LISTS) as OptionList[])(
    'every option of %s has a label of its own',
    (list) => {
      const labels = OPTION_LISTS[list].map((value) => said(({ option }) => option(list, value)));
      expect(labels.filter((label) => label === '' || label.includes('options.'))).toEqual([]);
      expect(new Set(labels).size).toBe(labels.length);
    },
  );
});

test.each([
  ['en', 'Concrete, Electrical, Plumbing'],
  ['fr', 'Béton, Électricité, Plomberie'],
] as const)('choices stand in the alphabet of the reader: %s', async (language, expected) => {
  await inLanguage(language);
  const labels = said(({ choices }) =>
    choices('skill', ['plumbing', 'concrete', 'electrical'])
      .map(({ label }) => label)
      .join(', '),
  );
  expect(labels).toBe(expected);
});

test('whatever a job type may be is in one list', () => {
  expect(OPTION_LISTS.jobType).toEqual(expect.arrayContaining([...CONTRACT_TYPES, ...JOB_TYPES]));
});

test('a value is known in any case, another text is capitalised, and none stays none', async () => {
  await inLanguage('fr');
  expect(said(({ option }) => option('jobType', 'On-Site'))).toBe('Sur site');
  expect(said(({ option }) => option('skill', 'Plumbing'))).toBe('Plomberie');
  expect(said(({ option }) => option('jobCategory', 'treehouses: small.'))).toBe('Treehouses: small.');
  expect(said(({ option }) => option('jobDuration', ' '))).toBe('');
});

test.each([
  ['$45000', '$45,000', '45 000 $US'],
  ['$13,300 - 17,400', '$13,300–$17,400', '13 300–17 400 $US'],
  ['$71 per hour', '$71/h', '71 $US/h'],
  ['71 $ à 80 $ de l’heure', '$71–$80/h', '71–80 $US/h'],
  ['$4k per month', '$4,000/month', '4 000 $US/mois'],
  ['$2,000 plus materials', '$2,000 plus materials', '$2,000 plus materials'],
  ['By agreement', 'By agreement', 'By agreement'],
  ['', 'Negotiable', 'Négociable'],
  [' $ ', 'Negotiable', 'Négociable'],
  ['$Negotiable', 'Negotiable', 'Négociable'],
  ['À discuter', 'Negotiable', 'Négociable'],
])('the salary %j reads %j and in French %j', async (salary, english, french) => {
  await inLanguage('en');
  expect(said((labels) => labels.salary(salary))).toBe(english);
  await inLanguage('fr');
  expect(said((labels) => labels.salary(salary))).toBe(french);
});

test('days are counted in the reader’s language', async () => {
  await inLanguage('en');
  expect(said(({ days }) => days(1))).toBe('1 day');
  await inLanguage('fr');
  expect(said(({ days }) => days(30))).toBe('30 jours');
});
