import { anId } from '@plumbline/testing/builders/ids';
import { aProfessional } from '@plumbline/testing/builders/professionals';
import { nearFirst } from './near-first';

const people = (...numbers: number[]) => numbers.map((number) => aProfessional({ _id: anId(number) }));
const near = people(5, 8);
const listed = (page: number, ...numbers: number[]) =>
  nearFirst(near, { data: people(...numbers), page }).map(({ _id }) => _id);

test('who is near stands before the best of the first page, and on no page a second time', () => {
  expect(listed(1, 1, 2, 5)).toEqual([5, 8, 1, 2].map(anId));
  expect(listed(2, 6, 7, 8)).toEqual([6, 7].map(anId));
});

test('no page is empty', () => {
  expect(listed(3, 8)).toEqual([anId(8)]);
});
