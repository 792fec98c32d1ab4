import { render, screen } from '@testing-library/react';
import { MapCaption } from './MapCaption';
import type { ShownRange } from './MapCaption';

test.each<[ShownRange, string]>([
  [{ from: 1, to: 10, total: 54 }, 'The first 10 of 54 are on the map.'],
  [{ from: 11, to: 20, total: 54 }, '11 to 20 of 54 are on the map.'],
  [{ count: 12, total: 54 }, '12 of 54 are on the map.'],
  [{ count: 1, total: 54 }, '1 of 54 is on the map.'],
])('of %j it says %s', (shown, text) => {
  render(<MapCaption shown={shown} pins={10} inView={10} />);
  expect(screen.getByText(text)).toBeVisible();
});

test.each<[ShownRange | undefined]>([[{ from: 1, to: 3, total: 3 }], [{ count: 3, total: 3 }], [undefined]])(
  'of %j there is nothing to say',
  (shown) => {
    render(<MapCaption shown={shown} pins={3} inView={undefined} />);
    expect(screen.queryByText(/on the map|In view/)).not.toBeInTheDocument();
  },
);

test('pins out of view are counted', () => {
  const { rerender } = render(<MapCaption shown={{ from: 1, to: 50, total: 297 }} pins={48} inView={38} />);
  expect(screen.getByText('The first 50 of 297 are on the map. In view: 38 of 48.')).toBeVisible();
  rerender(<MapCaption shown={{ from: 1, to: 3, total: 3 }} pins={3} inView={2} />);
  expect(screen.getByText('In view: 2 of 3.')).toBeVisible();
});
