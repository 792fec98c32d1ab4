/** Where roads are measured in miles: countries by the code of a place, and by the name that an account holds. */
const IN_MILES: readonly Country[] = ['US', 'United States', 'GB', 'United Kingdom'];
const KILOMETRE = { name: 'kilometer', km: 1 } as const;
const MILE = { name: 'mile', km: 1.609344 } as const;

/** ISO 3166, two letters, or its English name; nothing where it is not known. */
export type Country = string | null | undefined;

/** The unit in which people of a country read how far something is: what `Intl` calls it, and its kilometres. */
export function lengthUnit(country: Country): typeof KILOMETRE | typeof MILE {
  return IN_MILES.includes(country) ? MILE : KILOMETRE;
}
