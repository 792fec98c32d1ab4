import { fold } from '../src/domains/site/places/fold';

/** What the packages hold: a GeoNames table, its regions, US postcodes with the middle of their area. */
export type Sources = {
  /** `cities500.txt`: 19 columns with tabs. */
  cities: string;
  regions: readonly { code: string; name: string }[];
  postcodes: Readonly<Record<string, { latitude: number; longitude: number }>>;
};

/** Where most of our people live, small towns count too. */
const HOME = new Set(['US', 'CA', 'GB', 'IE', 'FR', 'BE', 'CH', 'LU']);
const LEAST_AT_HOME = 1000;
const LEAST_ELSEWHERE = 5000;
/** Quarters of a city, and places that were given up. */
const NO_CITY = /^PPL(?:X|Q|H|W|CH)$/;
const LATIN = /^[\p{Script=Latin}\p{M}\s'’.-]+$/u;
/** Codes of airports stand among the other names. */
const AIRPORT = /^[A-Z]{3}$/;
/** People leave these out: "Nouvelle-Orléans". */
const ARTICLE = /^(?:l[ae]s?|l|the|el|los) /;

type City = { fields: string[]; people: number };

/** The file that `readGazetteer` of the server reads. */
export function gazetteerText({ cities, regions, postcodes }: Sources): string {
  const kept = citiesOf(cities);
  const used = new Set(kept.map(({ fields }) => regionOf(fields)));
  const tables = [
    regions.filter(({ code }) => used.has(code)).map(({ code, name }) => line(code, name)),
    kept.map(({ fields, people }) => cityLine(fields, people)),
    nameLines(kept),
    Object.entries(postcodes)
      .filter(([code]) => /^\d{5}$/.test(code))
      .sort(([a], [b]) => compare(a, b))
      .map(([code, { latitude, longitude }]) => line(code, latitude.toFixed(3), longitude.toFixed(3))),
  ];
  return `${tables.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Cities with most people first: the gazetteer's own order, and that of cities as large by their ids. */
function citiesOf(table: string): City[] {
  return table
    .split('\n')
    .map((text) => text.split('\t'))
    .map((fields) => ({ fields, people: Number(fields[14]) }))
    .filter(({ fields, people }) => isCity(fields, people))
    .sort((a, b) => b.people - a.people || Number(a.fields[0]) - Number(b.fields[0]));
}

function isCity(fields: readonly string[], people: number): boolean {
  const [country = '', kind = ''] = [fields[8], fields[7]];
  if (!/^[A-Z]{2}$/.test(country) || NO_CITY.test(kind)) return false;
  return people >= (HOME.has(country) ? LEAST_AT_HOME : LEAST_ELSEWHERE);
}

function regionOf(fields: readonly string[]): string {
  return `${fields[8] ?? ''}.${fields[10] ?? ''}`;
}

/** Three decimals: about 100 m. */
function cityLine(fields: readonly string[], people: number): string {
  const [lat, lng] = [Number(fields[4]).toFixed(3), Number(fields[5]).toFixed(3)];
  return line(fields[1] ?? '', fields[8] ?? '', regionOf(fields), lat, lng, String(people), fields[17] ?? '');
}

function nameLines(cities: readonly City[]): string[] {
  return cities
    .flatMap(({ fields }, index) => [...namesOf(fields)].map(([name, isMain]) => ({ name, index, isMain })))
    .sort((a, b) => compare(a.name, b.name) || a.index - b.index)
    .map(({ name, index, isMain }) => (isMain ? line(name, String(index), '1') : line(name, String(index))));
}

/** Folded names, and whether it is the one that answers show. */
function namesOf([, main = '', ascii = '', others = '']: readonly string[]): Map<string, boolean> {
  const names = [main, ascii, ...others.split(',')]
    .filter((name) => LATIN.test(name) && !AIRPORT.test(name))
    .map(fold);
  const short = names.map((name) => name.replace(ARTICLE, ''));
  const shown = fold(main);
  return new Map(
    [shown, ...names, ...short].filter((name) => name !== '').map((name) => [name, name === shown]),
  );
}

/** Names are compared by code units, as the server looks them up. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function line(...fields: string[]): string {
  return fields.join('\t');
}
