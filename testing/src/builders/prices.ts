import type {
  NearPrice,
  PlacedPrice,
  PriceGuide,
  PricePlace,
  TradePrice,
} from '@plumbline/shared-schema/prices';

export function aPricePlace(overrides: Partial<PricePlace> = {}): PricePlace {
  return {
    key: 'toronto-ontario-canada',
    level: 'area',
    name: 'Toronto',
    label: 'Toronto, Ontario, Canada',
    ...overrides,
  };
}

/** The price of plumbing work. */
export function aTradePrice(overrides: Partial<TradePrice> = {}): TradePrice {
  const price = { low: 1200, median: 2300, high: 3500, deals: 23 };
  return { trade: 'plumbing', tradeKey: 'plumbing', ...price, ...overrides };
}

export function aPlacedPrice(overrides: Partial<PlacedPrice> = {}): PlacedPrice {
  return { low: 1200, median: 2300, high: 3500, deals: 23, place: aPricePlace(), ...overrides };
}

/** The same, for a job that names no task. */
export function aNearPrice(overrides: Partial<NearPrice> = {}): NearPrice {
  return { ...aPlacedPrice(), trade: 'plumbing', tradeKey: 'plumbing', task: null, ...overrides };
}

/** The prices of plumbing in Toronto, which lies in Canada. */
export function aPriceGuide(overrides: Partial<PriceGuide> = {}): PriceGuide {
  return {
    trade: 'plumbing',
    tradeKey: 'plumbing',
    place: aPricePlace(),
    price: aPlacedPrice(),
    tasks: [],
    wider: [
      aPricePlace({ key: 'canada', level: 'country', name: 'Canada', label: 'Canada' }),
      aPricePlace({ key: '', level: 'all', name: '', label: '' }),
    ],
    areas: [],
    updatedOn: '2026-03-02',
    ...overrides,
  };
}
