import type { AddMaterial } from '@plumbline/shared-schema/materials';
import { toCents } from '@plumbline/shared-schema/money';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';
import { materials } from '../../../database/tables/materials';
import type { MaterialRow } from '../../../database/tables/materials';
import { quotes } from '../../../database/tables/quotes';
import { files } from '../../../database/tables/users';
import { written } from '../../../database/written';

/** A row with its receipt. */
export type MaterialRecord = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];
/** `line`: its place in the quote. */
type QuotedLine = Omit<AddMaterial, 'buyer'> & { line: number };

const thisInstant = sql`clock_timestamp()`;

function select(executor: Executor) {
  return executor
    .select({
      material: materials,
      receipt: { id: files.id, name: files.name, mimeType: files.mimeType, bytes: files.bytes },
    })
    .from(materials)
    .leftJoin(files, eq(files.id, materials.receiptFileId))
    .$dynamic();
}

const rowOf = ({ price, ...input }: AddMaterial) => ({ ...input, price: toCents(price) });

/** Writes with the contract locked: changes of its rows follow each other. */
export const materialRows = {
  /** The first that was added first. */
  list: (executor: Executor, contractId: string): Promise<MaterialRecord[]> =>
    select(executor)
      .where(eq(materials.contractId, contractId))
      .orderBy(asc(materials.createdAt), asc(materials.id)),

  find: async (tx: Tx, contractId: string, id: string): Promise<MaterialRecord | undefined> => {
    const [record] = await select(tx).where(and(eq(materials.id, id), eq(materials.contractId, contractId)));
    return record;
  },

  count: (tx: Tx, contractId: string): Promise<number> =>
    tx.$count(materials, eq(materials.contractId, contractId)),

  insert: async (tx: Tx, contractId: string, input: AddMaterial): Promise<string> => {
    const row = { contractId, ...rowOf(input), createdAt: thisInstant, updatedAt: thisInstant };
    return written((await tx.insert(materials).values(row).returning({ id: materials.id }))[0]).id;
  },

  change: (tx: Tx, was: MaterialRow, input: AddMaterial): Promise<void> => update(tx, was, rowOf(input)),

  setPurchase: (
    tx: Tx,
    was: MaterialRow,
    purchase: Pick<MaterialRow, 'paid' | 'receiptFileId'>,
  ): Promise<void> => update(tx, was, purchase),

  remove: async (tx: Tx, id: string): Promise<void> => {
    await tx.delete(materials).where(eq(materials.id, id));
  },

  /** Material of the quote that the contract was made of, without options that were not taken; `undefined`: no quote. */
  listQuoted: async (executor: Executor, contractId: string): Promise<QuotedLine[] | undefined> => {
    const [quote] = await executor.select().from(quotes).where(eq(quotes.contractId, contractId));
    return quote?.lines.flatMap(({ kind, text, quantity, unit, price, isOptional }, line) => {
      const isTaken = kind === 'material' && (!isOptional || quote.chosen.includes(line));
      return isTaken ? [{ text, quantity, unit, price: price / 100, line }] : [];
    });
  },

  /** Those that are there already stay as they are. */
  insertQuoted: async (tx: Tx, contractId: string, lines: readonly QuotedLine[]): Promise<void> => {
    const rows = lines.map(({ line: quoteLine, ...input }) => ({
      ...{ contractId, quoteLine, ...rowOf({ ...input, buyer: 'professional' }) },
      ...{ createdAt: thisInstant, updatedAt: thisInstant },
    }));
    if (rows.length > 0) await tx.insert(materials).values(rows).onConflictDoNothing();
  },
};
export type MaterialRows = typeof materialRows;

async function update(tx: Tx, was: MaterialRow, changes: Partial<MaterialRow>): Promise<void> {
  await tx
    .update(materials)
    .set({ ...changes, revision: was.revision + 1, updatedAt: thisInstant })
    .where(eq(materials.id, was.id));
}
