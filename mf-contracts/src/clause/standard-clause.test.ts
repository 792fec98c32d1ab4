import en from '../locales/en.json';
import fr from '../locales/fr.json';
import { titleOfForeignClause } from './standard-clause';

const clauseIn = ({ contractForm }: typeof en | typeof fr) =>
  contractForm.prefill.replace('{{title}}', 'Stair repair');

test.each([
  [clauseIn(en), 'fr', 'Stair repair'],
  [clauseIn(fr), 'en', 'Stair repair'],
  [`${clauseIn(en)}\nPaint is included.`, 'fr', 'Stair repair'],
  [clauseIn(en), 'en', undefined],
  [clauseIn(fr), 'fr', undefined],
  ['Paint is included.', 'fr', undefined],
])('%j is read in %s as about %s', (terms, language, title) => {
  expect(titleOfForeignClause(terms, language)).toBe(title);
});
