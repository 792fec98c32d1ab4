import { pricedWork } from '@plumbline/shared-schema/prices';
import type { Database, Transaction } from '../../../database/connect';
import type { Areas } from '../places/areas';
import type { PlacesService } from '../places/places.service';
import { priceSweepRows } from './price-sweep.repository';
import type { DealRow, PricedDeal } from './price-sweep.repository';

type Dependencies = { database: Database; transaction: Transaction; places: PlacesService };

/** Few enough that no statement takes long, and that other work of the process gets its turn. */
const AT_ONCE = 5000;
const NIL = '00000000-0000-0000-0000-000000000000';

/** Makes all figures anew from all deals, once a night; they change for everybody at once. */
export function createPriceSweep({ database, transaction, places }: Dependencies) {
  /** Does nothing while another process does it. */
  async function make(): Promise<void> {
    const map = await places.areas();
    await transaction(async (tx) => {
      if (!(await priceSweepRows.lock(tx))) return;
      await priceSweepRows.begin(tx);
      for (let last: string | undefined = NIL; last !== undefined;) {
        const rows: DealRow[] = await priceSweepRows.listAfter(tx, last, AT_ONCE);
        await priceSweepRows.add(
          tx,
          rows.flatMap((row) => pricedDeal(row, map) ?? []),
        );
        last = rows.at(-1)?.id;
      }
      await priceSweepRows.replace(tx);
    });
  }

  return {
    make,
    sweep: async (): Promise<void> => {
      if (await priceSweepRows.areDue(database)) await make();
    },
  };
}

/** Undefined where it does not count, or its job names no trade. */
function pricedDeal(
  { hirer, contractor, amount, skills, lat, lng }: DealRow,
  map: Areas,
): PricedDeal | undefined {
  const work = skills === null ? undefined : pricedWork(skills);
  if (work === undefined || hirer === null || contractor === null || amount === null) return undefined;
  const around = lat === null || lng === null ? [] : map.around({ lat, lng });
  const keyAt = (wanted: string) => around.find(({ level }) => level === wanted)?.key ?? '';
  return {
    ...work,
    ...{ hirer, contractor, amount },
    ...{ area: keyAt('area'), state: keyAt('state'), country: keyAt('country') },
  };
}
