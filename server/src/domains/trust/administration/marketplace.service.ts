import { MARKETPLACE_MEASURES, MARKETPLACE_MONEY } from '@plumbline/shared-schema/administration';
import type { MarketplaceMeasure } from '@plumbline/shared-schema/administration';
import type { Marketplace, MarketplaceWeek } from '@plumbline/shared-schema/marketplace';
import { toDollars } from '@plumbline/shared-schema/money';
import type { MarketplaceRepository, WeekRow } from './marketplace.repository';

const DAY_MS = 86_400_000;

export type MarketplaceService = ReturnType<typeof createMarketplaceService>;

/** How the marketplace does, by week. Weeks begin on Mondays, in UTC. */
export function createMarketplaceService({ marketplace }: { marketplace: MarketplaceRepository }) {
  return {
    read: async (count: number, today = new Date()): Promise<Marketplace> => {
      const mondays = mondaysUntil(today, count);
      const rows = await marketplace.listWeeks(mondays[0] ?? '');
      const { held, ...now } = await marketplace.getNow();
      return {
        weeks: mondays.map((week) =>
          weekOf(
            week,
            rows.filter((row) => row.week === week),
          ),
        ),
        now: { ...now, held: toDollars(held) },
      };
    },
  };
}

/** Oldest first. */
function mondaysUntil(today: Date, count: number): string[] {
  const day = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const monday = day - ((today.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: count }, (_week, index) =>
    new Date(monday - (count - 1 - index) * 7 * DAY_MS).toISOString().slice(0, 10),
  );
}

function weekOf(week: string, rows: WeekRow[]): MarketplaceWeek {
  const valueOf = (measure: MarketplaceMeasure): number => {
    const value = rows.find((row) => row.measure === measure)?.value ?? 0;
    return MARKETPLACE_MONEY.includes(measure) ? toDollars(value) : value;
  };
  const values = Object.fromEntries(MARKETPLACE_MEASURES.map((measure) => [measure, valueOf(measure)]));
  return { week, ...(values as Record<MarketplaceMeasure, number>) };
}
