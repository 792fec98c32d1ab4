import { render, screen } from '@testing-library/react';
import { MapCaption } from './MapCaption';

test('a caption says which results have a pin, and how many of the pins are in view', () => {
  const shown = { from: 1, to: 50, total: 297 };
  const { rerender } = render(<MapCaption shown={shown} pins={48} inView={undefined} />);
  expect(screen.getByText('The first 50 of 297 are on the map.')).toBeVisible();
  rerender(<MapCaption shown={shown} pins={48} inView={38} />);
  expect(screen.getByText('The first 50 of 297 are on the map. In view: 38 of 48.')).toBeVisible();
  rerender(<MapCaption shown={{ from: 1, to: 3, total: 3 }} pins={3} inView={2} />);
  expect(screen.getByText('In view: 2 of 3.')).toBeVisible();
});
