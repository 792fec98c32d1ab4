import { lengthUnit, type Country } from '@plumbline/shared-schema/lengths';

/** Kilometres in the unit of a country, whatever the language of the page. */
export type LengthFormats = {
  /** Of what is measured: `2.4 km`, `1,5 mi`; from ten on in whole units. */
  distance: (km: number, country: Country) => string;
  /** Of what is chosen, or known to about a kilometre: `25 mi`; in whole units, one at least. */
  radius: (km: number, country: Country) => string;
  /** What radii are counted in: `kilometers`, `miles`. */
  distanceUnit: (country: Country) => string;
};

const FINE_BELOW = 10;

export function lengthFormats(language: string): LengthFormats {
  const inUnits = (unit: string, unitDisplay: 'short' | 'long') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 });
  const short = { kilometer: inUnits('kilometer', 'short'), mile: inUnits('mile', 'short') };

  function write(km: number, country: Country, rounded: (length: number) => number) {
    const unit = lengthUnit(country);
    return short[unit.name].format(rounded(km / unit.km)).replace(/\s/gu, '\u00a0');
  }
  return {
    distance: (km, country) =>
      write(km, country, (length) => (length < FINE_BELOW ? length : Math.round(length))),
    radius: (km, country) => write(km, country, (length) => Math.max(1, Math.round(length))),
    distanceUnit: (country) =>
      inUnits(lengthUnit(country).name, 'long')
        .formatToParts(FINE_BELOW)
        .find(({ type }) => type === 'unit')?.value ?? '',
  };
}
