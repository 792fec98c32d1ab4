import { toPersonName } from './person-name';

test.each([
  ['ana de souza', 'Ana De Souza'],
  ['  marcus   bell ', 'Marcus Bell'],
  ['De Vries et fils', 'De Vries et fils'],
  ['nora Lindqvist', 'Nora Lindqvist'],
  ['élodie martin', 'Élodie Martin'],
  ['', ''],
])('%p is shown as %p', (typed, shown) => {
  expect(toPersonName(typed)).toBe(shown);
});
