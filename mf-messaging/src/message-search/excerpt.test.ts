import { excerptOf } from './excerpt';

const LONG = 'The tiles arrive on Thursday, and the grout is on the van. '.repeat(4);

test.each([
  ['Can you come on Monday?', 'monday', 'Can you come on |Monday|?'],
  ['Je vais préparer le devis', 'PREPARER', 'Je vais |préparer| le devis'],
  ['Nine, then ten', 'ten nine', '|Nine|, then ten'],
  ['👷 is here', 'here', '👷 is |here|'],
  ['Two\nlines', 'lines', 'Two |lines|'],
  ['Can you come on Monday?', 'coming', 'Can you |com|e on Monday?'],
  ['Nothing of it', 'roof', '||Nothing of it'],
])('%s: the place of %s is found', (text, q, shown) => {
  const { before, match, after } = excerptOf(text, q);
  expect([before, match, after].join('|')).toBe(shown);
});

test('a long text is cut around the hit', () => {
  const { before, match, after } = excerptOf(`${LONG}Bring the ladder. ${LONG}`, 'ladder');
  expect(before).toMatch(/^….{24}$/);
  expect(match).toBe('ladder');
  expect(after).toMatch(/^\. The tiles.*…$/);
});
