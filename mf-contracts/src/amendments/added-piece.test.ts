import { addedPiece } from './added-piece';

test.each([
  [
    'Copper pipes.',
    'Copper pipes.\nTwo days more.',
    { head: 'Copper pipes.', added: '\nTwo days more.', tail: '' },
  ],
  ['Pipes.', 'Copper Pipes.', { head: '', added: 'Copper ', tail: 'Pipes.' }],
  ['Pipes and drains.', 'Pipes, taps and drains.', { head: 'Pipes', added: ', taps', tail: ' and drains.' }],
  ['pipes', 'wpipes', undefined],
  ['Pipes, drains.', 'Pipes, taps, drains.', { head: 'Pipes, ', added: 'taps, ', tail: 'drains.' }],
  ['A pipe.', 'A stripe.', undefined],
  ['Copper pipes.', 'Steel.', undefined],
  ['Copper pipes.', 'Copper pipes.', undefined],
])('of %j and %j it yields %j', (before, after, pieces) => {
  expect(addedPiece(before, after)).toEqual(pieces);
});
