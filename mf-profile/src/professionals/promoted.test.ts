import { anId } from '@plumbline/testing/builders/ids';
import { aProfessional } from '@plumbline/testing/builders/professionals';
import { withPromoted } from './promoted';

const person = (number: number) => aProfessional({ _id: anId(number) });
const found = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(person);

test('the second of five places is promoted, and nobody is listed twice [PPL-12]', () => {
  const listed = withPromoted({ data: found, promoted: [person(20), person(2)] });
  expect(listed.map(({ _id }) => _id)).toEqual([1, 20, 3, 4, 5, 6, 2, 7, 8, 9, 10].map(anId));
  expect(listed.filter(({ isPromoted }) => isPromoted).map(({ _id }) => _id)).toEqual([anId(20), anId(2)]);
});

test('without promotions the order stays', () => {
  expect(withPromoted({ data: found }).map(({ person: listed }) => listed)).toEqual(found);
});
