import type { Place, PlaceLookup } from '@plumbline/shared-schema/places';
import { PlacePicker } from '@plumbline/shared-ui/PlacePicker';
import type { MapPoint } from '@plumbline/shared-ui/PlacePicker';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState, type ReactElement } from 'react';

const montreal: Place = {
  name: 'Montréal',
  label: 'Montréal, Quebec, Canada',
  country: 'CA',
  lat: 45.509,
  lng: -73.588,
};
const monterrey: Place = {
  name: 'Monterrey',
  label: 'Monterrey, Mexico',
  country: 'MX',
  lat: 25.675,
  lng: -100.318,
};
/** A server that knows two cities and, of points, none. */
const known: PlaceLookup = {
  find: (text) => Promise.resolve(text.toLowerCase().startsWith('mon') ? [montreal, monterrey] : []),
  nearest: () => Promise.resolve(null),
};

function Picker({ start = null, places = known }: { start?: MapPoint | null; places?: PlaceLookup }) {
  const [point, setPoint] = useState<MapPoint | null>(start);
  const [city, setCity] = useState('');
  return <PlacePicker places={places} value={point} onChange={setPoint} city={city} onCity={setCity} />;
}

/** With its map, which is lazy-loaded. */
async function show(picker: ReactElement) {
  const shown = render(picker);
  await screen.findByRole('application');
  return shown;
}

const paris = { lat: 48.8566, lng: 2.3522 };
const box = () => screen.getByRole('combobox', { name: 'City or ZIP code' });
const focusMap = () =>
  act(() => {
    screen.getByRole('application', { name: 'Choose a place' }).focus();
  });
const pin = () => screen.getByText(/^(Pin|No place)/);
const openCoordinates = () => userEvent.click(screen.getByRole('button', { name: 'Enter coordinates' }));
const latitude = () => Number(screen.getByRole<HTMLInputElement>('textbox', { name: 'Latitude' }).value);
const longitude = () => Number(screen.getByRole<HTMLInputElement>('textbox', { name: 'Longitude' }).value);

function locate(getCurrentPosition: Geolocation['getCurrentPosition']) {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}
const refuse = (code: number) => {
  locate((_found, failed) => failed?.({ code, message: '' } as GeolocationPositionError));
};

test('the arrow keys move the pin, Shift further', async () => {
  await show(<Picker start={paris} />);
  await openCoordinates();
  focusMap();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  const small = latitude() - paris.lat;
  expect(small).toBeGreaterThan(0);
  expect(longitude()).toBeGreaterThan(paris.lng);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(latitude()).toBeLessThan(paris.lat - small);
});

test('the first arrow key sets a pin near the centre of the map', async () => {
  await show(<Picker />);
  await openCoordinates();
  expect(pin()).toHaveTextContent('No place chosen yet');
  focusMap();
  await userEvent.keyboard('{ArrowUp}');
  expect(latitude()).toBeCloseTo(51.505, 1);
  expect(pin()).toHaveTextContent(/^Pin at 51\.5/);
});

test('how the map is used is seen once somebody looks at it, and always heard', async () => {
  await show(<Picker />);
  const help = screen.getByText(/^Click the map/);
  expect(help).toHaveStyle({ position: 'absolute' });
  expect(screen.getByRole('application')).toHaveAccessibleDescription(/^Click the map.*No place chosen yet$/);
  focusMap();
  expect(help).not.toHaveStyle({ position: 'absolute' });
});

test('typed coordinates set the pin, and a wrong one says so', async () => {
  await show(<Picker />);
  await openCoordinates();
  await userEvent.type(screen.getByRole('textbox', { name: 'Latitude' }), '48,85');
  await userEvent.type(screen.getByRole('textbox', { name: 'Longitude' }), '2.35');
  expect(pin()).toHaveTextContent('Pin at 48.85, 2.35');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Latitude' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Latitude' }), '123');
  expect(screen.getByRole('textbox', { name: 'Latitude' })).toHaveAccessibleDescription(
    'Enter a latitude between -90 and 90',
  );
});

test("the browser's location becomes the pin", async () => {
  const asked: (PositionOptions | undefined)[] = [];
  locate((found, _failed, options) => {
    asked.push(options);
    found({ coords: { latitude: 4.05, longitude: 9.7 } } as GeolocationPosition);
  });
  await show(<Picker />);
  await userEvent.click(screen.getByRole('button', { name: 'Trace my location' }));
  expect(pin()).toHaveTextContent('Pin at 4.05, 9.7');
  expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 10_000 }]);
});

test.each([
  [1, /does not share your location/],
  [2, /could not be found/],
  [3, /took too long/],
])('a location refused with code %i says what to do instead', async (code, text) => {
  refuse(code);
  await show(<Picker />);
  await userEvent.click(screen.getByRole('button', { name: 'Trace my location' }));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('a browser without geolocation says so', async () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  await show(<Picker />);
  await userEvent.click(screen.getByRole('button', { name: 'Trace my location' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/does not support geolocation/);
});

test('a click on the map sets the pin', async () => {
  const { container } = await show(<Picker />);
  await openCoordinates();
  const surface = container.querySelector('.leaflet-container');
  if (surface) fireEvent.click(surface, { clientX: 0, clientY: 0 });
  expect(latitude()).toBeCloseTo(51.505, 1);
  expect(screen.getByTitle('Chosen place')).toBeInTheDocument();
});

test.each([
  { lat: NaN, lng: 2.35 },
  { lat: 120, lng: 2.35 },
])('a value that is no place counts as none', async (start) => {
  await show(<Picker start={start} />);
  expect(pin()).toHaveTextContent('No place chosen yet');
  expect(screen.queryByTitle('Chosen place')).not.toBeInTheDocument();
});

// Colours are not computed here; the browser tests look at contrast.
test('a picker with a pin passes axe', async () => {
  const { container } = await show(<Picker start={paris} />);
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual(
    [],
  );
});

test('a city is found while it is typed, and moves the pin', async () => {
  await show(<Picker />);
  await userEvent.type(box(), 'Montreel');
  const option = await screen.findByRole('option', { name: 'Montréal, Quebec, Canada' });
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(option);
  expect(box()).toHaveValue('Montréal');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(pin()).toHaveTextContent('Pin at 45.509, -73.588');
  expect(screen.getByTitle('Chosen place')).toBeInTheDocument();
});

test('the arrow keys mark a suggestion, Enter takes it, Escape closes the list alone', async () => {
  await show(<Picker />);
  await userEvent.type(box(), 'mon');
  const [first, second] = await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-activedescendant', second?.id);
  await userEvent.keyboard('{ArrowUp}');
  expect(first).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box()).toHaveValue('mon');
  await userEvent.type(box(), 't');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(box()).toHaveValue('Monterrey');
});

test('Enter takes the first suggestion where none is marked', async () => {
  await show(<Picker />);
  await userEvent.type(box(), 'mont');
  expect(await screen.findByText('2 places suggested')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(box()).toHaveValue('Montréal');
});

test('what no city is called stays as it was typed, and is said', async () => {
  await show(<Picker />);
  await userEvent.type(box(), 'Nowhere');
  expect(await screen.findByText('No such place is known.')).toBeInTheDocument();
  expect(box()).toHaveValue('Nowhere');
  expect(pin()).toHaveTextContent('No place chosen yet');
});

test.each([
  [2, 'Pin in Montréal, Quebec, Canada'],
  [31.4, 'Pin 31 km from Montréal, Quebec, Canada'],
])('a pin %d km from a city is named by it, and moving the pin fills the city in', async (km, text) => {
  const places = { ...known, nearest: () => Promise.resolve({ ...montreal, km }) };
  await show(<Picker start={paris} places={places} />);
  await waitFor(() => {
    expect(pin()).toHaveTextContent(text);
  });
  expect(box()).toHaveValue('');
  focusMap();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => {
    expect(box()).toHaveValue('Montréal');
  });
});

test('a city typed after the pin was moved stays, though the name of the pin comes later', async () => {
  let answer: (place: { km: number } & Place) => void = () => undefined;
  const nearest = jest.fn(
    () =>
      new Promise<{ km: number } & Place>((resolve) => {
        answer = resolve;
      }),
  );
  await show(<Picker places={{ ...known, nearest }} />);
  focusMap();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => {
    expect(nearest).toHaveBeenCalledTimes(1);
  });
  await userEvent.type(box(), 'Lille');
  answer({ ...montreal, km: 1 });
  await waitFor(() => {
    expect(pin()).toHaveTextContent('Pin in Montréal, Quebec, Canada');
  });
  expect(box()).toHaveValue('Lille');
});

test('without the server the map and the coordinates still choose a place', async () => {
  const refuse = () => Promise.reject(new Error('offline'));
  await show(<Picker places={{ find: refuse, nearest: refuse }} />);
  await userEvent.type(box(), 'Lyon');
  focusMap();
  await userEvent.keyboard('{ArrowUp}');
  expect(pin()).toHaveTextContent(/^Pin at 51\.5/);
  expect(box()).toHaveValue('Lyon');
});

test('an open list passes axe', async () => {
  const { container } = await show(<Picker />);
  await userEvent.type(box(), 'mon');
  await screen.findAllByRole('option');
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual(
    [],
  );
});
