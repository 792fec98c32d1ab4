import { MapSettingsContext } from '@plumbline/shared-ui/map-settings';
import { MapView } from '@plumbline/shared-ui/MapView';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';

const view = <MapView lat={48.8566} lng={2.3522} label="Roof <b>repair</b>" />;

test('the pin opens the title of the job, as text', async () => {
  render(view);
  expect(screen.getByRole('region', { name: 'Map: Roof <b>repair</b>' })).toBeVisible();
  await userEvent.click(screen.getByTitle('Roof <b>repair</b>'));
  expect(screen.getByText('Roof <b>repair</b>')).toBeInTheDocument();
});

test('a map that is only looked at has no controls', () => {
  render(view);
  expect(screen.queryByRole('button', { name: /zoom/i })).not.toBeInTheDocument();
});

test('an interactive map has zoom buttons', () => {
  render(<MapView lat={48.8566} lng={2.3522} label="Roof" isInteractive />);
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeVisible();
});

test.each([
  [NaN, 2.35],
  [91, 2.35],
  [48.85, -181],
  [undefined as unknown as number, null as unknown as number],
])('coordinates that are no place (%p, %p) show no map', (lat, lng) => {
  const { container } = render(<MapView lat={lat} lng={lng} label="Nowhere" />);
  expect(container).toBeEmptyDOMElement();
});

test('another place moves the map and its pin', () => {
  const { container, rerender } = render(view);
  const first = container.querySelector('.leaflet-container');
  rerender(<MapView lat={4.05} lng={9.7} label="Douala" />);
  expect(container.querySelector('.leaflet-container')).not.toBe(first);
  expect(screen.getByTitle('Douala')).toBeVisible();
});

test('a site without tiles shows the basemap, and says nothing of it', async () => {
  const { container } = render(view);
  await waitFor(() => {
    expect(container.querySelector('canvas.leaflet-tile')).toBeInTheDocument();
  });
  expect(screen.getByRole('link', { name: 'Natural Earth' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'GeoNames' })).toBeInTheDocument();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

// Colours are not computed here; the browser tests look at contrast.
test('a map with its popup open passes axe', async () => {
  const { container } = render(view);
  await userEvent.click(screen.getByTitle('Roof <b>repair</b>'));
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual(
    [],
  );
});

/** The one asked for last. */
function tileOf(container: HTMLElement): HTMLImageElement {
  const tile = [...container.querySelectorAll<HTMLImageElement>('img.leaflet-tile')].at(-1);
  if (!tile) throw new Error('no tile was asked for');
  return tile;
}

test('tiles that fail leave the basemap and a note about it, and the owner of the data is named', async () => {
  const settings = {
    tileUrl: 'https://tiles.invalid/{z}/{x}/{y}.png',
    attribution: { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
  };
  const { container } = render(<MapSettingsContext value={settings}>{view}</MapSettingsContext>);
  expect(screen.getByRole('link', { name: '© OpenStreetMap' })).toBeInTheDocument();
  expect(tileOf(container)).toHaveAttribute('src', expect.stringContaining('.invalid/13/'));
  fireEvent.error(tileOf(container));
  expect(await screen.findByRole('note')).toHaveTextContent('The detailed map could not be loaded');
  await waitFor(() => {
    expect(container.querySelector('canvas.leaflet-tile')).toBeInTheDocument();
  });
  // At 13 there would be plain ground around the pin; a coast and cities come into sight at 8.
  await waitFor(() => {
    expect(tileOf(container)).toHaveAttribute('src', expect.stringContaining('.invalid/8/'));
  });
});

test('tiles that come after all take the note back', async () => {
  const settings = {
    tileUrl: 'https://tiles.invalid/{z}/{x}/{y}.png',
    attribution: { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
  };
  const { container } = render(<MapSettingsContext value={settings}>{view}</MapSettingsContext>);
  expect(tileOf(container).referrerPolicy).toBe('strict-origin-when-cross-origin');
  fireEvent.error(tileOf(container));
  expect(await screen.findByRole('note')).toBeVisible();
  await waitFor(() => {
    expect(tileOf(container)).toHaveAttribute('src', expect.stringContaining('.invalid/8/'));
  });
  fireEvent.load(tileOf(container));
  await waitFor(() => {
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});
