import { render, screen } from '@testing-library/react';
import { CardList } from './CardList';

const rows = [
  { _id: 'a', text: 'Roof' },
  { _id: 'b', text: 'Floor' },
];

test.each([false, true])('it says itself that it is a list, for Safari (ordered: %s)', (isOrdered) => {
  render(
    <CardList label="Work" isOrdered={isOrdered} rows={rows}>
      {({ text }) => text}
    </CardList>,
  );
  const list = screen.getByRole('list', { name: 'Work' });
  expect(list).toHaveAttribute('role', 'list');
  expect(list.tagName).toBe(isOrdered ? 'OL' : 'UL');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Roof', 'Floor']);
});
