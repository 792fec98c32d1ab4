import { distanceKm } from '@plumbline/shared-schema/near';
import { LOCALES } from '@plumbline/shared-schema/options';
import { fold } from './fold';
import type { City, Gazetteer } from './gazetteer';
import { isNearly, nearlyBeginning } from './nearly-beginning';
import { countryName, regionName } from './place-text';
import { rangeOf } from './sorted';

/** What a name counts, times the people of its city. */
const WHOLE_NAME = 30;
const WHOLE_OTHER_NAME = 10;
const BEGINNING = 3;
const BEGINNING_OF_OTHER = 0.5;
const MISSPELT = 0.2;
const MISSPELT_BEGINNING = 0.02;
/** "…, Ontario": cities elsewhere stay, behind those that are there. */
const WHERE_WANTED = 10_000;
/** Letters that must be typed before one, or two, of them may be wrong. */
const SHORTEST_MISSPELT = 4;
const TWO_LETTERS_WRONG = 8;

/** A city where the reader is counts so many times as much as the same far away; of 100 km half of it is left. */
const AT_HAND = 1000;
const HALF_KM = 100;

type Point = { lat: number; lng: number };
/** `near`: where the reader is, as far as it is known. */
type SearchOptions = { limit: number; near?: Point | undefined };

type Search = {
  gazetteer: Gazetteer;
  typed: string;
  /** By the index of the city. */
  scores: Map<number, number>;
};

/** Cities called as typed, or whose names begin so; where these are few, also those that nearly do. The likeliest first. */
export function findCities(gazetteer: Gazetteer, text: string, { limit, near }: SearchOptions): City[] {
  const [typed = '', ...where] = text.split(',').map(fold);
  if (typed === '') return [];
  const search: Search = { gazetteer, typed, scores: new Map() };
  addBeginnings(search);
  if (search.scores.size < limit && typed.length >= SHORTEST_MISSPELT) addMisspelt(search);
  const wanted = where.filter((part) => part !== '');
  return [...search.scores]
    .map(([index, score]) => ({
      index,
      score:
        score *
        nearness(gazetteer.cities[index], near) *
        (isThere(gazetteer, index, wanted) ? WHERE_WANTED : 1),
    }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, limit)
    .flatMap(({ index }) => gazetteer.cities[index] ?? []);
}

function addBeginnings(search: Search): void {
  const { gazetteer, typed } = search;
  const [from, before] = rangeOf(gazetteer.names, typed);
  for (let at = from; at < before; at += 1) {
    const isMain = gazetteer.isMain[at] === 1;
    const isWhole = gazetteer.names[at] === typed;
    if (isWhole) add(search, at, isMain ? WHOLE_NAME : WHOLE_OTHER_NAME);
    else add(search, at, isMain ? BEGINNING : BEGINNING_OF_OTHER);
  }
}

function addMisspelt(search: Search): void {
  addNearly(search, 1);
  if (search.scores.size === 0 && search.typed.length >= TWO_LETTERS_WRONG) addNearly(search, 2);
}

/** `most`: letters that may be wrong. */
function addNearly(search: Search, most: number): void {
  const { gazetteer, typed } = search;
  const { names } = gazetteer;
  for (const [from, before] of nearlyBeginning(names, typed, most))
    for (let at = from; at < before; at += 1) {
      const isNearlyWhole = isNearly(names[at] ?? '', typed, most);
      add(search, at, isNearlyWhole ? MISSPELT : MISSPELT_BEGINNING);
    }
}

/** A city counts by the best of its names. */
function add({ gazetteer, scores }: Search, at: number, weight: number): void {
  const index = gazetteer.owners[at] ?? 0;
  const score = (gazetteer.cities[index]?.people ?? 0) * weight;
  if (score > (scores.get(index) ?? 0)) scores.set(index, score);
}

function nearness(city: City | undefined, near: Point | undefined): number {
  if (city === undefined || near === undefined) return 1;
  return 1 + AT_HAND / (1 + (distanceKm(near, city) / HALF_KM) ** 2);
}

/** A city is there where each part names its region or country, or begins that name. */
function isThere(gazetteer: Gazetteer, index: number, parts: readonly string[]): boolean {
  const city = gazetteer.cities[index];
  if (parts.length === 0 || city === undefined) return false;
  const [, code = ''] = city.region.split('.');
  const names = LOCALES.flatMap((language) => [
    regionName(gazetteer, city.region, language) ?? '',
    countryName(city.country, language),
  ]);
  const known = [code, city.country, ...names].map(fold);
  return parts.every((part) => known.some((name) => name.startsWith(part)));
}
