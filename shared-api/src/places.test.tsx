import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { toLatLng } from '@plumbline/shared-schema/points';
import { usePlaceLookup } from '@plumbline/shared-api/places';
import { at, network } from './testing/network';
import { nora, storeSession } from './testing/people';
import { renderApi } from './testing/render-api';

let asked: string[];
beforeEach(() => {
  asked = [];
  network.use(
    http.get(at('places'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ success: true, data: [] });
    }),
  );
});

const livesAt = (lat: number, lng: number) =>
  storeSession({
    ...nora,
    location: { type: 'Point', coordinates: toLatLng(lat, lng), lat, lng, city: 'Boston' },
  });
const SEARCH = { lat: 45.7578, lng: 4.832 };

test('cities are asked for near the place of the profile, told to 10 km [PLC-08]', async () => {
  livesAt(42.35843, -71.05977);
  const { result } = renderApi(() => usePlaceLookup('en', SEARCH));
  await act(() => result.current.find('bost'));
  expect(asked).toEqual(['?q=bost&language=en&lat=42.4&lng=-71.1']);
});

test('else near the place that was chosen in the search, also while another is typed [PLC-08]', async () => {
  let chosen: typeof SEARCH | undefined = SEARCH;
  const { result, rerender } = renderApi(() => usePlaceLookup('fr', chosen));
  await act(() => result.current.find('vill'));
  chosen = undefined;
  rerender();
  await act(() => result.current.find('vienne'));
  expect(asked).toEqual(['?q=vill&language=fr&lat=45.8&lng=4.8', '?q=vienne&language=fr&lat=45.8&lng=4.8']);
});

test('a visitor who chose none is asked for nothing more, and neither is a profile without a place', async () => {
  const visitor = renderApi(() => usePlaceLookup('en'));
  await act(() => visitor.result.current.find('bost'));
  storeSession({ ...nora, location: { type: 'Point', coordinates: null, lat: null, lng: null, city: null } });
  const somebody = renderApi(() => usePlaceLookup('en'));
  await act(() => somebody.result.current.find('boston'));
  expect(asked).toEqual(['?q=bost&language=en', '?q=boston&language=en']);
});
