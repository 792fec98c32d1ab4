import { MapSettingsContext } from '@plumbline/shared-ui/map-settings';
import { PinMap, type MapArea } from '@plumbline/shared-ui/PinMap';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { Map as LeafletMap, Point } from 'leaflet';
import { fitView } from './fit';

const paris = { lat: 48.8566, lng: 2.3522 };
const pins = [
  { id: 'roof', lat: 48.8566, lng: 2.3522, label: 'Roof', badge: '$1.2K' },
  { id: 'wall', lat: 48.8566, lng: 2.3522, label: 'Wall' },
  { id: 'dam', lat: -33.87, lng: 151.21, label: 'Dam, $9K', badge: '$9K' },
];

type GivenMap = { activeId?: string; area?: MapArea; shown?: typeof pins };

function show({ activeId, area, shown = pins }: GivenMap = {}) {
  return (
    <PinMap
      label="Jobs on the map"
      pins={shown}
      activeId={activeId}
      area={area}
      height={300}
      renderCards={(ids) => (
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <a href={`/jobs/${id}`}>{id}</a>
            </li>
          ))}
        </ul>
      )}
    />
  );
}

const map = () => within(screen.getByRole('region', { name: 'Jobs on the map' }));

test('pins at one place are one marker, whose panel lists them', async () => {
  const scrolledTo = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView: scrolledTo });
  render(show());
  expect(map().getByRole('button', { name: 'Dam, $9K' })).toBeInTheDocument();
  await userEvent.click(map().getByRole('button', { name: '2 results here' }));
  expect(map().getByRole('link', { name: 'wall' })).toHaveAttribute('href', '/jobs/wall');
  expect(map().getByRole('link', { name: 'roof' })).toHaveFocus();
  const panel = map().getByRole('region', { name: '2 results here' });
  expect(scrolledTo).toHaveBeenCalledWith({ block: 'nearest' });
  expect(within(panel).getAllByRole('link')).toHaveLength(2);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('a marker opens by the keyboard, and Esc leads back to it', async () => {
  render(show());
  const dam = map().getByRole('button', { name: 'Dam, $9K' });
  dam.focus();
  await userEvent.keyboard('{Enter}');
  expect(map().getByRole('link', { name: 'dam' })).toHaveFocus();
  expect(dam).toHaveClass('is-active');
  await userEvent.keyboard('{Escape}');
  expect(map().queryByRole('link', { name: 'dam' })).not.toBeInTheDocument();
  expect(dam).toHaveFocus();
});

test('the button closes the panel too, and so does a press on the map beside it', async () => {
  render(show());
  const dam = map().getByRole('button', { name: 'Dam, $9K' });
  await userEvent.click(dam);
  await userEvent.click(map().getByRole('button', { name: 'Close' }));
  expect(map().queryByRole('link', { name: 'dam' })).not.toBeInTheDocument();
  expect(dam).toHaveFocus();
  expect(dam).not.toHaveClass('is-active');
  // By the keyboard: two quick clicks are a double click, and a map of no size cannot be zoomed.
  await userEvent.keyboard('{Enter}');
  expect(map().getByRole('link', { name: 'dam' })).toBeInTheDocument();
  fireEvent.click(document.querySelector('.leaflet-container') as HTMLElement);
  expect(map().queryByRole('link', { name: 'dam' })).not.toBeInTheDocument();
});

test('a chosen pin is gone from the panel with the results that held it', async () => {
  const { rerender } = render(show());
  await userEvent.click(map().getByRole('button', { name: 'Dam, $9K' }));
  rerender(show({ shown: pins.slice(0, 2) }));
  expect(map().queryByRole('link', { name: 'dam' })).not.toBeInTheDocument();
});

test('the pin of the panel is moved above it, and those below it cannot be reached', () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(540);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640);
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(340);
  const move = jest.spyOn(LeafletMap.prototype, 'panInside');
  render(show());
  const dam = map().getByRole('button', { name: 'Dam, $9K' });
  expect(dam).not.toHaveClass('is-covered');
  fireEvent.click(map().getByRole('button', { name: '2 results here' }));
  expect(dam).toHaveClass('is-covered');
  fireEvent.click(dam);
  const padding = { paddingBottomRight: [44, 640 - 340 + 32] };
  expect(move).toHaveBeenLastCalledWith(pins[2], expect.objectContaining(padding));
  fireEvent.click(map().getByRole('button', { name: 'Close' }));
  expect(dam).not.toHaveClass('is-covered');
  jest.restoreAllMocks();
});

test('the marker that holds the active pin stands out', () => {
  const { rerender } = render(show());
  rerender(show({ activeId: 'wall' }));
  expect(map().getByRole('button', { name: '2 results here' })).toHaveClass('is-active');
  expect(map().getByRole('button', { name: 'Dam, $9K' })).not.toHaveClass('is-active');
});

test('an area can be shown, and places that are none are left out', () => {
  render(
    <PinMap
      label="Jobs on the map"
      pins={[{ id: 'x', lat: NaN, lng: 2, label: 'Nowhere' }]}
      area={{ ...paris, km: 25 }}
      height={300}
      renderCards={() => null}
    />,
  );
  expect(map().queryByRole('button', { name: 'Nowhere' })).not.toBeInTheDocument();
});

test.each([
  ['beside a list the view fits all pins', 540, 3],
  ['on a phone the view fits the side of the ocean with the most', 328, 2],
])('%s', (_name, width, count) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640);
  const see = jest.fn();
  const shown = <PinMap label="Jobs" pins={pins} height={640} renderCards={() => null} onSee={see} />;
  const { unmount } = render(shown);
  expect(see).toHaveBeenLastCalledWith(count);
  unmount();
  jest.restoreAllMocks();
});

const americas = [
  { id: 'seattle', lat: 47.6, lng: -122.3, label: 'Seattle' },
  { id: 'austin', lat: 30.3, lng: -97.7, label: 'Austin' },
  { id: 'boston', lat: 42.4, lng: -71.1, label: 'Boston' },
];

test('pins of one latitude on both sides of an ocean are no reason for a high map of ice and water', () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(521);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(724);
  const see = jest.fn();
  const both = [...americas, { id: 'paris', ...paris, label: 'Paris' }];
  render(<PinMap label="Jobs" pins={both} height={724} renderCards={() => null} onSee={see} />);
  expect(see).toHaveBeenLastCalledWith(3);
  jest.restoreAllMocks();
});

test('enough pins around the reader’s home are shown before the rest of the world', () => {
  const map = new LeafletMap(document.createElement('div'), { minZoom: 2 });
  jest.spyOn(map, 'getSize').mockImplementation(() => new Point(521, 900));
  const streets = [1, 2, 3, 4].map((n) => ({ id: `b${n}`, lat: 42.3 + n / 50, lng: -71.1, label: 'Boston' }));
  const home = { lat: 42.4, lng: -71.1 };
  const seesLima = (pins: typeof americas) => {
    fitView(map, { pins, area: undefined, home });
    return map.getBounds().contains([-12, -77]);
  };
  const lima = { id: 'lima', lat: -12, lng: -77, label: 'Lima' };
  expect(seesLima([...streets, lima])).toBe(false);
  expect(seesLima([...streets.slice(0, 3), lima])).toBe(true);
});

test('a view of half the world is not of the poles', () => {
  const map = new LeafletMap(document.createElement('div'), { minZoom: 2 });
  jest.spyOn(map, 'getSize').mockImplementation(() => new Point(521, 900));
  fitView(map, { pins: americas, area: undefined });
  expect(map.getZoom()).toBe(3);
  expect(map.getBounds().getNorth()).toBeCloseTo(72, 0);
  expect(map.getBounds().contains([42.4, -71.1])).toBe(true);
});

test('tiles that fail leave the pins on the basemap, and say so', async () => {
  const settings = {
    tileUrl: 'https://tiles.invalid/{z}/{x}/{y}.png',
    attribution: { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
  };
  const { container } = render(<MapSettingsContext value={settings}>{show()}</MapSettingsContext>);
  const tile = container.querySelector('img.leaflet-tile');
  if (tile) fireEvent.error(tile);
  expect(await screen.findByRole('note')).toHaveTextContent('The detailed map could not be loaded');
  await userEvent.click(map().getByRole('button', { name: '2 results here' }));
  expect(map().getByRole('link', { name: 'wall' })).toBeInTheDocument();
});

// Neither colours nor the shapes of letters are computed here; the browser tests look at them.
const NO_CANVAS = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };

test('a map with its panel open passes axe', async () => {
  const { container } = render(show({ area: { ...paris, km: 25 } }));
  await userEvent.click(map().getByRole('button', { name: '2 results here' }));
  const { violations } = await axe.run(container, { rules: NO_CANVAS });
  expect(violations).toEqual([]);
});
