import { unbroken } from './unbroken';

test.each([
  ['four inches (10 cm) and 65 sq ft', 'four inches (10\u00A0cm) and 65\u00A0sq\u00A0ft'],
  [
    '25 m² within 14 days, 911 in the United States',
    '25\u00A0m² within 14\u00A0days, 911 in the United States',
  ],
])('a figure keeps its unit: %s', (text, whole) => {
  expect(unbroken(text, 'en')).toBe(whole);
});

test.each([
  ['Est-elle sûre ? Passe-t-il ici ?', 'Est\u2011elle sûre ? Passe\u2011t\u2011il ici ?'],
  ['Méfiez-vous, Aix-en-Provence, peut-être', 'Méfiez\u2011vous, Aix-en-Provence, peut-être'],
])('a French verb keeps its pronoun: %s', (text, whole) => {
  expect(unbroken(text, 'fr')).toBe(whole);
});

test('an English hyphen may end a line', () => {
  expect(unbroken('a log-on page', 'en')).toBe('a log-on page');
});
