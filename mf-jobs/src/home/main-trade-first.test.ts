import { mainTradeFirst } from './main-trade-first';

const people = [
  { _id: 'electrician', skills: ['Electrical', 'HVAC'] },
  { _id: 'reader', skills: ['HVAC'] },
  { _id: 'fitter', skills: ['hvac', 'Electrical'] },
  { _id: 'nobody', skills: [] },
];

test('whose main trade it is comes first, and nobody is shown to themselves', () => {
  const listed = mainTradeFirst(people, { specialty: 'HVAC', readerId: 'reader' });
  expect(listed.map(({ _id }) => _id)).toEqual(['fitter', 'electrician', 'nobody']);
});
