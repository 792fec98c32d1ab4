import { MapSettingsContext } from '@plumbline/shared-ui/map-settings';
import { MapView } from '@plumbline/shared-ui/MapView';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

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

test('tiles that fail leave the grid and a word about it, and the owner of the data is named', async () => {
  const settings = {
    tileUrl: 'https://tiles.invalid/{z}/{x}/{y}.png',
    attribution: { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
  };
  const { container } = render(<MapSettingsContext value={settings}>{view}</MapSettingsContext>);
  expect(screen.getByRole('link', { name: '© OpenStreetMap' })).toBeInTheDocument();
  const tile = container.querySelector('img.leaflet-tile');
  if (tile) fireEvent.error(tile);
  expect(await screen.findByRole('note')).toHaveTextContent('Map pictures cannot be loaded');
});
