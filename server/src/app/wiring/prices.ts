import type { PlacesService } from '../../domains/site/places/places.service';
import { createPriceSweep } from '../../domains/site/prices/price-sweep';
import { createPricesRepository } from '../../domains/site/prices/prices.repository';
import { createPricesService } from '../../domains/site/prices/prices.service';
import type { Foundation } from '../foundation';

/** What work has cost, and how the figures are made. */
export function createPriceServices(parts: Foundation & { places: PlacesService }) {
  return {
    prices: createPricesService({ ...parts, prices: createPricesRepository(parts.database) }),
    priceSweep: createPriceSweep(parts),
  };
}
