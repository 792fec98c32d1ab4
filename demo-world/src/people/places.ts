import type { Language } from '../trades/trade';

/** A city people live and build in. Contractors take work anywhere in their region. */
export type Place = {
  city: string;
  country: string;
  region: string;
  language: Language;
  /** Degrees of a point well inside the city; homes scatter about a mile around it. */
  lat: number;
  lng: number;
  districts: readonly string[];
  /** Words for a home that need no article of their own ("our …", "notre …"). */
  homes: readonly string[];
  /** Number plans with a block reserved for fiction; `#` is a digit. */
  phone: string;
};

export const PLACES = {
  newYork: {
    city: 'New York',
    country: 'United States',
    region: 'us-east',
    language: 'en',
    lat: 40.668,
    lng: -73.965,
    districts: ['Park Slope', 'Bay Ridge', 'Crown Heights', 'Ditmas Park', 'Astoria'],
    homes: ['brownstone', 'row house', 'two-family house'],
    phone: '(718) 555-01##',
  },
  boston: {
    city: 'Boston',
    country: 'United States',
    region: 'us-east',
    language: 'en',
    lat: 42.318,
    lng: -71.098,
    districts: ['Jamaica Plain', 'Dorchester', 'Roslindale', 'Somerville', 'Brookline'],
    homes: ['triple-decker', 'Victorian', 'row house', 'colonial'],
    phone: '(617) 555-01##',
  },
  chicago: {
    city: 'Chicago',
    country: 'United States',
    region: 'us-midwest',
    language: 'en',
    lat: 41.912,
    lng: -87.69,
    districts: ['Logan Square', 'Pilsen', 'Lincoln Square', 'Beverly', 'Bridgeport'],
    homes: ['greystone', 'bungalow', 'two-flat', 'workers cottage'],
    phone: '(773) 555-01##',
  },
  toronto: {
    city: 'Toronto',
    country: 'Canada',
    region: 'ontario',
    language: 'en',
    lat: 43.676,
    lng: -79.42,
    districts: ['the Annex', 'Leslieville', 'Roncesvalles', 'East York', 'the Junction'],
    homes: ['semi-detached house', 'row house', 'Victorian', 'bungalow'],
    phone: '(416) 555-01##',
  },
  austin: {
    city: 'Austin',
    country: 'United States',
    region: 'texas',
    language: 'en',
    lat: 30.283,
    lng: -97.735,
    districts: ['Hyde Park', 'Travis Heights', 'Mueller', 'Crestview', 'Cherrywood'],
    homes: ['bungalow', 'ranch house', 'Craftsman house'],
    phone: '(512) 555-01##',
  },
  seattle: {
    city: 'Seattle',
    country: 'United States',
    region: 'us-west',
    language: 'en',
    lat: 47.672,
    lng: -122.335,
    districts: ['Ballard', 'Wallingford', 'Greenwood', 'Columbia City', 'Ravenna'],
    homes: ['Craftsman house', 'bungalow', 'Tudor'],
    phone: '(206) 555-01##',
  },
  london: {
    city: 'London',
    country: 'United Kingdom',
    region: 'uk',
    language: 'en',
    lat: 51.553,
    lng: -0.095,
    districts: ['Walthamstow', 'Peckham', 'Highbury', 'Crouch End', 'Hackney'],
    homes: ['terraced house', 'maisonette', 'Victorian terrace', 'semi'],
    phone: '+44 20 7946 0###',
  },
  montreal: {
    city: 'Montréal',
    country: 'Canada',
    region: 'quebec',
    language: 'fr',
    lat: 45.536,
    lng: -73.592,
    districts: ['Rosemont', 'Villeray', 'Plateau', 'Hochelaga', 'Ahuntsic'],
    homes: ['duplex', 'triplex', 'maison', 'plex'],
    phone: '(514) 555-01##',
  },
  quebec: {
    city: 'Québec',
    country: 'Canada',
    region: 'quebec',
    language: 'fr',
    lat: 46.8,
    lng: -71.245,
    districts: ['Limoilou', 'Montcalm', 'Saint-Roch', 'Sillery', 'Saint-Sauveur'],
    homes: ['maison', 'duplex', 'cottage'],
    phone: '(418) 555-01##',
  },
  lyon: {
    city: 'Lyon',
    country: 'France',
    region: 'france',
    language: 'fr',
    lat: 45.758,
    lng: 4.852,
    districts: ['Croix-Rousse', 'Monplaisir', 'Guillotière', 'Vaise', 'Montchat'],
    homes: ['maison', 'appartement', 'maison de ville'],
    phone: '+33 1 99 00 ## ##',
  },
  paris: {
    city: 'Paris',
    country: 'France',
    region: 'france',
    language: 'fr',
    lat: 48.868,
    lng: 2.372,
    districts: ['Belleville', 'Nation', 'Batignolles', 'Bercy', 'Charonne'],
    homes: ['maison', 'appartement', 'duplex'],
    phone: '+33 1 99 00 ## ##',
  },
} as const satisfies Record<string, Place>;

export type PlaceKey = keyof typeof PLACES;
