import { AreaMap } from '@plumbline/shared-ui/AreaMap';
import { render, screen } from '@testing-library/react';
import { zoomAround } from './points';

test('a circle stands in the middle of a map that is named', () => {
  const { container } = render(<AreaMap lat={45.76} lng={4.84} km={40} label="Service area" height={220} />);
  expect(screen.getByRole('region', { name: 'Map: Service area' })).toBeVisible();
  expect(container.querySelector('path.plumbline-area')).toHaveAttribute('d', expect.stringContaining('a'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('another place gets another map, and what is no place none', () => {
  const { container, rerender } = render(<AreaMap lat={45.76} lng={4.84} km={40} label="A" height={220} />);
  const first = container.querySelector('.leaflet-container');
  rerender(<AreaMap lat={48.86} lng={2.35} km={40} label="A" height={220} />);
  expect(container.querySelector('.leaflet-container')).not.toBe(first);
  rerender(<AreaMap lat={91} lng={2.35} km={40} label="A" height={220} />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [0, 1],
  [45.76, 1],
  [45.76, 40],
  [60, 200],
  [-70, 30],
])('at latitude %p a circle of %p km fits, and would not one step closer', (lat, km) => {
  const metresOfPixel = (zoom: number) => (40_075_017 * Math.cos((lat * Math.PI) / 180)) / (256 * 2 ** zoom);
  const zoom = zoomAround({ lat, lng: 0 }, km, 220);
  expect((2 * km * 1000) / metresOfPixel(zoom)).toBeLessThan(220);
  if (zoom < 13) expect((2.2 * km * 1000) / metresOfPixel(zoom + 1)).toBeGreaterThan(220);
});
