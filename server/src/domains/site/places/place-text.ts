import type { Place, PlaceLanguage } from '@plumbline/shared-schema/places';
import type { City, Gazetteer } from './gazetteer';
import { REGIONS_IN_FRENCH } from './regions-in-french';

const COUNTRIES: Record<PlaceLanguage, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  fr: new Intl.DisplayNames('fr', { type: 'region' }),
};

export function countryName(code: string, language: PlaceLanguage): string {
  return COUNTRIES[language].of(code) ?? code;
}

export function regionName(
  { regions }: Gazetteer,
  code: string,
  language: PlaceLanguage,
): string | undefined {
  return (language === 'fr' ? REGIONS_IN_FRENCH[code] : undefined) ?? regions.get(code);
}

/** The city as an answer; `postcode`: what was asked for, which lies elsewhere. */
export function placeOf(
  gazetteer: Gazetteer,
  city: City,
  { language, postcode }: { language: PlaceLanguage; postcode?: { code: string; lat: number; lng: number } },
): Place {
  const { name, country, region } = city;
  const parts = [
    postcode?.code,
    name,
    regionName(gazetteer, region, language),
    countryName(country, language),
  ];
  // "Singapore", not "Singapore, Singapore"; "Québec, Québec, Canada" stays, as there the region tells two apart.
  const shown = parts.filter((part, at) => part !== undefined && !(at === 3 && part === name));
  const { lat, lng } = postcode ?? city;
  return { name, label: shown.join(', '), country, lat, lng };
}
