import { record, onTrouble } from './notes';

// Runs alone: notes wait in their module for the one reporter of a page.

test('trouble is told when it comes, and to who asks later; a view is none', () => {
  const told = jest.fn();
  onTrouble(told);
  record({ kind: 'view', remote: {} as never, isPage: true });
  expect(told).not.toHaveBeenCalled();
  record({ kind: 'failure', phase: 'render', message: 'broken' });
  expect(told).toHaveBeenCalledTimes(1);
  const late = jest.fn();
  onTrouble(late);
  expect(late).toHaveBeenCalledTimes(1);
});
