import fs from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createCityGrid } from './city-grid';
import type { CityGrid } from './city-grid';

export type City = {
  name: string;
  /** ISO 3166, two letters. */
  country: string;
  /** Of `regions`, with the country: "CA.10". */
  region: string;
  lat: number;
  lng: number;
  people: number;
  /** `America/Toronto`. */
  zone: string;
};

export type Gazetteer = {
  /** English names. */
  regions: Map<string, string>;
  /** Those with most people first. */
  cities: City[];
  grid: CityGrid;
  /** Folded and sorted, in every language; `owners[i]` is the index of the city that is called `names[i]`. */
  names: string[];
  owners: Uint32Array;
  /** 1 where that is the name the answer shows. */
  isMain: Uint8Array;
  /** Sorted; `postcodePoints[i]` is where `postcodes[i]` lies. */
  postcodes: string[];
  postcodePoints: { lat: number; lng: number }[];
};

/**
 * Four tables of lines with tabs, a blank line between two: regions (code, name), cities (name, country, region, lat,
 * lng, people, zone), names (folded name, index of its city, 1 for its main name), postcodes (code, lat, lng).
 */
export async function readGazetteer(bytes: Buffer): Promise<Gazetteer> {
  const regions = new Map<string, string>();
  // Some hundred, of many thousand cities.
  const zones = new Map<string, string>();
  const cities: City[] = [];
  const names: string[] = [];
  const owners: number[] = [];
  const mains: number[] = [];
  const postcodes: string[] = [];
  const postcodePoints: Gazetteer['postcodePoints'] = [];

  await eachLine(bytes, [
    ([code = '', name = '']) => regions.set(code, name),
    ([name = '', country = '', region = '', lat, lng, people, given = '']) => {
      const zone = zones.get(given) ?? given;
      zones.set(zone, zone);
      cities.push({
        name,
        country,
        region,
        lat: Number(lat),
        lng: Number(lng),
        people: Number(people),
        zone,
      });
    },
    ([name = '', owner, main = '0']) => {
      names.push(name);
      owners.push(Number(owner));
      mains.push(Number(main));
    },
    ([code = '', lat, lng]) => {
      postcodes.push(code);
      postcodePoints.push({ lat: Number(lat), lng: Number(lng) });
    },
  ]);
  return {
    regions,
    cities,
    grid: createCityGrid(cities),
    names,
    owners: Uint32Array.from(owners),
    isMain: Uint8Array.from(mains),
    postcodes,
    postcodePoints,
  };
}

const NEWLINE = 10;
/** Lines between which other work of the process gets its turn. */
const TURN = 5000;

/** One function a table. Lines are read one by one: pieces of one long text would keep the whole of it in memory. */
async function eachLine(bytes: Buffer, takes: ((fields: string[]) => unknown)[]): Promise<void> {
  let table = 0;
  let from = 0;
  for (let count = 1; from < bytes.length; count += 1) {
    const next = bytes.indexOf(NEWLINE, from);
    const end = next === -1 ? bytes.length : next;
    if (end === from) table += 1;
    else takes[table]?.(bytes.toString('utf8', from, end).split('\t'));
    from = end + 1;
    if (count % TURN === 0) await turn();
  }
}

const unpack = promisify(gunzip);

export async function loadGazetteer(file: string): Promise<Gazetteer> {
  return readGazetteer(await unpack(await fs.readFile(file)));
}
