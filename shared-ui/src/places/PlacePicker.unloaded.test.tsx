// Runs alone: the map of every test after it would fail to load too.
import { PlacePicker, type MapPoint } from '@plumbline/shared-ui/PlacePicker';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

// eslint-disable-next-line no-restricted-properties -- stands for a script of the browser that does not arrive
jest.mock('./MapSurface', () => {
  throw new Error('Loading chunk 7 failed.');
});

const lyon = { name: 'Lyon', label: 'Lyon, France', country: 'FR', lat: 45.748, lng: 4.847 };

test('without the map, which cannot be loaded, a city is chosen all the same', async () => {
  function Picker() {
    const [point, setPoint] = useState<MapPoint | null>(null);
    const [city, setCity] = useState('');
    const places = { find: () => Promise.resolve([lyon]), nearest: () => Promise.resolve(null) };
    return (
      <>
        <PlacePicker places={places} value={point} onChange={setPoint} city={city} onCity={setCity} />
        <output>{JSON.stringify(point)}</output>
      </>
    );
  }
  const { container } = render(<Picker />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This part of the page could not be loaded/);
  await userEvent.type(screen.getByRole('combobox', { name: 'City or ZIP code' }), 'lyon');
  await userEvent.click(await screen.findByRole('option', { name: /^Lyon/ }));
  expect(container.querySelector('output')).toHaveTextContent('{"lat":45.748,"lng":4.847}');
});
