import { fold } from './fold';
import { readGazetteer } from './gazetteer';
import type { Gazetteer } from './gazetteer';

const REGIONS = ['CA.08\tOntario', 'CA.10\tQuebec', 'US.MA\tMassachusetts', 'GB.ENG\tEngland'];
const CITIES = [
  ['London', 'GB', 'GB.ENG', 51.50853, -0.12574, 8_961_989, 'Europe/London'],
  ['Montréal', 'CA', 'CA.10', 45.50884, -73.58781, 1_762_949, 'America/Toronto'],
  ['Boston', 'US', 'US.MA', 42.35843, -71.05977, 675_647, 'America/New_York'],
  ['Köln', 'DE', 'DE.07', 50.93333, 6.95, 963_395, 'Europe/Berlin'],
  ['London', 'CA', 'CA.08', 42.98339, -81.23304, 383_437, 'America/Toronto'],
  ['Cambridge', 'US', 'US.MA', 42.3751, -71.10561, 105_162, 'America/New_York'],
  ['Boston', 'GB', 'GB.ENG', 52.97633, -0.02664, 45_339, 'Europe/London'],
  ['Suva', 'FJ', 'FJ.01', -18.1416, 178.44149, 93_970, 'Pacific/Fiji'],
] as const;
const OTHER_NAMES: [name: string, city: number][] = [
  ['Londres', 0],
  ['Montreal', 1],
  ['Cologne', 3],
];

/** Eight cities, and the postcode of Harvard Square. */
export function aGazetteer(): Promise<Gazetteer> {
  const names = [
    ...CITIES.map(([name], city) => [fold(name), city, 1] as const),
    ...OTHER_NAMES.map(([name, city]) => [fold(name), city, 0] as const),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  const tables = [REGIONS, CITIES.map(lineOf), names.map(lineOf), ['02138\t42.377\t-71.125']];
  return readGazetteer(Buffer.from(tables.map((lines) => lines.join('\n')).join('\n\n')));
}

function lineOf(fields: readonly (string | number)[]): string {
  return fields.join('\t');
}
