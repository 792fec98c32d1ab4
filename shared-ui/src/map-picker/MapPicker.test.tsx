import { MapPicker } from '@plumbline/shared-ui/MapPicker';
import type { MapPoint } from '@plumbline/shared-ui/MapPicker';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';

function Picker({ start = null }: { start?: MapPoint | null }) {
  const [point, setPoint] = useState<MapPoint | null>(start);
  return <MapPicker value={point} onChange={setPoint} />;
}

const paris = { lat: 48.8566, lng: 2.3522 };
const latitude = () => Number(screen.getByRole<HTMLInputElement>('textbox', { name: 'Latitude' }).value);
const longitude = () => Number(screen.getByRole<HTMLInputElement>('textbox', { name: 'Longitude' }).value);

function locate(getCurrentPosition: Geolocation['getCurrentPosition']) {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}
const refuse = (code: number) => {
  locate((_found, failed) => failed?.({ code, message: '' } as GeolocationPositionError));
};

test('the arrow keys move the pin, Shift further', async () => {
  render(<Picker start={paris} />);
  screen.getByRole('application', { name: 'Choose a place on the map' }).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  const small = latitude() - paris.lat;
  expect(small).toBeGreaterThan(0);
  expect(longitude()).toBeGreaterThan(paris.lng);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(latitude()).toBeLessThan(paris.lat - small);
});

test('the first arrow key sets a pin near the centre of the map', async () => {
  render(<Picker />);
  expect(screen.getByRole('status')).toHaveTextContent('No place chosen yet');
  screen.getByRole('application').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(latitude()).toBeCloseTo(51.505, 1);
  expect(screen.getByRole('status')).toHaveTextContent(/^Pin at 51\.5/);
});

test('typed coordinates set the pin, and a wrong one says so', async () => {
  render(<Picker />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Latitude' }), '48,85');
  await userEvent.type(screen.getByRole('textbox', { name: 'Longitude' }), '2.35');
  expect(screen.getByRole('status')).toHaveTextContent('Pin at 48.85, 2.35');
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
  render(<Picker />);
  await userEvent.click(screen.getByRole('button', { name: 'Trace my location' }));
  expect(screen.getByRole('status')).toHaveTextContent('Pin at 4.05, 9.7');
  expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 10_000 }]);
});

test.each([
  [1, /does not share your location/],
  [2, /could not be found/],
  [3, /took too long/],
])('a location refused with code %i says what to do instead', async (code, text) => {
  refuse(code);
  render(<Picker />);
  await userEvent.click(screen.getByRole('button', { name: 'Trace my location' }));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('a browser without geolocation says so', async () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  render(<Picker />);
  await userEvent.click(screen.getByRole('button', { name: 'Trace my location' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/cannot tell your location/);
});

test('a click on the map sets the pin', () => {
  const { container } = render(<Picker />);
  const surface = container.querySelector('.leaflet-container');
  if (surface) fireEvent.click(surface, { clientX: 0, clientY: 0 });
  expect(latitude()).toBeCloseTo(51.505, 1);
  expect(screen.getByTitle('Chosen place')).toBeInTheDocument();
});

test.each([
  { lat: NaN, lng: 2.35 },
  { lat: 120, lng: 2.35 },
])('a value that is no place counts as none', (start) => {
  render(<Picker start={start} />);
  expect(screen.getByRole('status')).toHaveTextContent('No place chosen yet');
  expect(screen.queryByTitle('Chosen place')).not.toBeInTheDocument();
});

// Colours are not computed here; the browser tests look at contrast.
test('a picker with a pin passes axe', async () => {
  const { container } = render(<Picker start={paris} />);
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual(
    [],
  );
});
