import { dayOf } from '@plumbline/shared-schema/dates';
import { toDollars } from '@plumbline/shared-schema/money';
import { parseNear } from '@plumbline/shared-schema/near';
import { TRADES } from '@plumbline/shared-schema/options';
import type { PlaceLanguage } from '@plumbline/shared-schema/places';
import { pricedWork, tradeKey } from '@plumbline/shared-schema/prices';
import type {
  NearPrice,
  NearPriceQuery,
  PlacedPrice,
  Price,
  PriceGuide,
  PriceGuideQuery,
  PricePlace,
  TradePrice,
} from '@plumbline/shared-schema/prices';
import type { PriceRow } from '../../../database/tables/prices';
import { AppError } from '../../../kit/errors';
import type { Area, Areas } from '../places/areas';
import type { PlacesService } from '../places/places.service';
import type { PricesRepository } from './prices.repository';

type Dependencies = { prices: PricesRepository; places: PlacesService };

const EVERYWHERE: PricePlace = { key: '', level: 'all', name: '', label: '' };

export type PricesService = ReturnType<typeof createPricesService>;

/** What work has cost: of a place, and where too few deals were made there, of a wider one. */
export function createPricesService({ prices, places }: Dependencies) {
  return {
    list: async (): Promise<TradePrice[]> => {
      const rows = await prices.listTrades();
      return TRADES.flatMap((trade) => {
        const row = rows.find((one) => one.trade === trade);
        return row ? [{ ...ofTrade(trade), ...priceOf(row) }] : [];
      });
    },

    /** NOT_FOUND for a trade or a place that is none. */
    read: async (key: string, { place, language }: PriceGuideQuery): Promise<PriceGuide> => {
      const trade = TRADES.find((one) => tradeKey(one) === key);
      if (trade === undefined) throw new AppError('NOT_FOUND');
      const map = await places.areas();
      const around = areasAt(map, place);
      const found = await prices.find({ trade, tasks: [''], places: keysOf(around) });
      const row = narrowest(found, around);
      const [tasks, areas] = await Promise.all([
        row ? prices.listTasks(trade, row.place) : [],
        prices.listAreas(trade),
      ]);
      const [asked = EVERYWHERE, ...wider] = [...around.map((area) => map.show(area, language)), EVERYWHERE];
      return {
        ...ofTrade(trade),
        place: asked,
        price: row ? placed(map, row, language) : null,
        tasks: tasks.map((one) => ({ task: one.task, ...priceOf(one) })),
        wider,
        areas: areas.map((one) => placed(map, one, language)),
        updatedOn: row ? dayOf(row.createdAt.toISOString()) : null,
      };
    },

    /** Of the task that is named first and known, else of the trade; each as near as it is known. */
    near: async ({ skills = '', place, language }: NearPriceQuery): Promise<NearPrice | null> => {
      const work = pricedWork(skills.split(','));
      if (work === undefined) return null;
      const map = await places.areas();
      const around = areasAt(map, place);
      const tasks = [...work.tasks, ''];
      const rows = await prices.find({ trade: work.trade, tasks, places: keysOf(around) });
      const [row] = tasks.flatMap((task) => narrowest(ofTask(rows, task), around) ?? []);
      if (row === undefined) return null;
      return { ...ofTrade(work.trade), task: row.task || null, ...placed(map, row, language) };
    },
  };
}

const ofTrade = (trade: string) => ({ trade, tradeKey: tradeKey(trade) });
const ofTask = (rows: readonly PriceRow[], wanted: string) => rows.filter(({ task }) => task === wanted);

/** What a place lies in, the narrowest first; `place`: a key or a point. Nothing where no city is near, or none is named. */
function areasAt(map: Areas, place: string | undefined): Area[] {
  if (place === undefined) return [];
  const point = parseNear(place);
  const found = point ? map.around(point) : map.find(place);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

const keysOf = (around: readonly Area[]) => [...around.map(({ key }) => key), EVERYWHERE.key];

function narrowest(rows: readonly PriceRow[], around: readonly Area[]): PriceRow | undefined {
  return keysOf(around)
    .flatMap((key) => rows.find(({ place }) => place === key) ?? [])
    .at(0);
}

function priceOf({ low, median, high, deals }: PriceRow): Price {
  return { low: toDollars(low), median: toDollars(median), high: toDollars(high), deals };
}

function placed(map: Areas, row: PriceRow, language: PlaceLanguage): PlacedPrice {
  const [area] = map.find(row.place) ?? [];
  return { ...priceOf(row), place: area ? map.show(area, language) : EVERYWHERE };
}
