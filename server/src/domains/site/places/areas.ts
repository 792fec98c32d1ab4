import { setImmediate as turn } from 'node:timers/promises';
import type { PlaceLanguage } from '@plumbline/shared-schema/places';
import type { PriceLevel, PricePlace } from '@plumbline/shared-schema/prices';
import { fold } from './fold';
import type { City, Gazetteer } from './gazetteer';
import { nearestCity } from './nearest-city';
import { countryName, placeOf, regionName } from './place-text';

type Point = { lat: number; lng: number };

/** `city`: the one in the middle of an area. `within`: the key of what is wider. */
export type Area = {
  key: string;
  level: Exclude<PriceLevel, 'all'>;
  country: string;
  region: string;
  city: City | undefined;
  within: string | undefined;
};

export type Areas = {
  /** What a point lies in, the narrowest first; empty where no city is near. */
  around: (point: Point) => Area[];
  /** What has this key and what it lies in; undefined where nothing has it. */
  find: (key: string) => Area[] | undefined;
  show: (area: Area, language: PlaceLanguage) => PricePlace;
};

/** What belongs to a city: those of the same state around it, unless a larger one has them. */
const REACH_KM = 40;
/** Cities between which other work of the process gets its turn. */
const TURN = 2000;

/** The world in areas around its cities, for what is said of a place and needs many people: docs/decisions/0037-what-work-costs.md. */
export async function createAreas(gazetteer: Gazetteer): Promise<Areas> {
  const middles = await middlesOf(gazetteer);
  const register = createRegister();
  // The wider ones first: their keys are the short ones, whatever cities are called.
  const wider = addWider(gazetteer, register.add);
  const areas = new Map<number, Area>();
  for (const [index, city] of gazetteer.cities.entries()) {
    if (index % TURN === 0) await turn();
    if (middles[index] !== index) continue;
    const { country, region, name } = city;
    const names = [name, gazetteer.regions.get(region), countryName(country, 'en')];
    const within = (wider.get(region) ?? wider.get(country))?.key;
    areas.set(index, register.add({ level: 'area', country, region, city, within }, names));
  }

  const find = (key: string): Area[] | undefined => {
    const area = register.find(key);
    return area && [area, ...(area.within === undefined ? [] : (find(area.within) ?? []))];
  };
  return {
    around(point) {
      const nearest = nearestCity(gazetteer, point);
      const area = nearest && areas.get(middles[nearest.index] ?? -1);
      return (area && find(area.key)) ?? [];
    },
    find,
    show: (area, language) => ({ key: area.key, level: area.level, ...namesOf(gazetteer, area, language) }),
  };
}

type Add = (area: Omit<Area, 'key'>, names: readonly (string | undefined)[]) => Area;

/** Areas by their keys, which are made of names. */
function createRegister() {
  const known = new Map<string, Area>();
  const add: Add = (area, names) => {
    const plain = names.map((name) => fold(name ?? '')).join(' ');
    const key = freeKey(known, plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, ''));
    const added = { ...area, key };
    known.set(key, added);
    return added;
  };
  return { add, find: (key: string) => known.get(key) };
}

/** All countries and states, by their codes. A state without a name is none. */
function addWider({ cities, regions }: Gazetteer, add: Add): Map<string, Area> {
  const wider = new Map<string, Area>();
  for (const { country } of cities) {
    if (wider.has(country)) continue;
    const area = { level: 'country', country, region: '', city: undefined, within: undefined } as const;
    wider.set(country, add(area, [countryName(country, 'en')]));
  }
  for (const { country, region } of cities) {
    const name = regions.get(region);
    if (name === undefined || wider.has(region)) continue;
    const within = wider.get(country)?.key;
    const area = { level: 'state', country, region, city: undefined, within } as const;
    wider.set(region, add(area, [name, countryName(country, 'en')]));
  }
  return wider;
}

/** For each city the index of that in the middle of its area: the largest first take what is around them. */
async function middlesOf({ cities, grid }: Gazetteer): Promise<Int32Array> {
  const middles = new Int32Array(cities.length).fill(-1);
  for (const [index, city] of cities.entries()) {
    if (index % TURN === 0) await turn();
    if (middles[index] !== -1) continue;
    for (const { index: other } of grid.within(city, REACH_KM))
      if (middles[other] === -1 && cities[other]?.region === city.region) middles[other] = index;
    middles[index] = index;
  }
  return middles;
}

/** The largest city of a name in its state has the plain key, since it comes first. */
function freeKey(known: ReadonlyMap<string, unknown>, wanted: string): string {
  let key = wanted;
  for (let count = 2; known.has(key); count += 1) key = `${wanted}-${count}`;
  return key;
}

function namesOf(
  gazetteer: Gazetteer,
  { level, country, region, city }: Area,
  language: PlaceLanguage,
): { name: string; label: string } {
  if (city) {
    const { name, label } = placeOf(gazetteer, city, { language });
    return { name, label };
  }
  const whole = countryName(country, language);
  const state = level === 'state' ? regionName(gazetteer, region, language) : undefined;
  return state === undefined ? { name: whole, label: whole } : { name: state, label: `${state}, ${whole}` };
}
