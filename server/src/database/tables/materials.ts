import { MATERIAL_BUYERS } from '@plumbline/shared-schema/materials';
import { QUOTE_UNITS } from '@plumbline/shared-schema/quote-sums';
import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, isOneOf, oneOf, partOf } from '../columns';
import { isPartOf, personal, rowWithout } from '../personal';
import { contracts, ofContracts } from './contracts';
import { files } from './users';

/** What a contract needs, and who buys it. */
export const materials = pgTable(
  'materials',
  {
    id: id(),
    contractId: partOf(() => contracts.id).notNull(),
    text: text().notNull(),
    quantity: numeric({ precision: 12, scale: 3, mode: 'number' }).notNull(),
    unit: oneOf(QUOTE_UNITS).notNull(),
    /** Of one unit, as it is thought to be. */
    price: cents().notNull(),
    buyer: oneOf(MATERIAL_BUYERS).notNull(),
    /** What all of it did cost; absent until it is bought. */
    paid: cents(),
    receiptFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    /** The place of the line of the quote that it was taken over from. */
    quoteLine: integer(),
    /** Grows with each change. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    isOneOf('materials_unit', t.unit, QUOTE_UNITS),
    isOneOf('materials_buyer', t.buyer, MATERIAL_BUYERS),
    check(
      'materials_money',
      sql`${t.price} >= 0 and ${t.quantity} > 0 and (${t.paid} is null or ${t.paid} >= 0)`,
    ),
    uniqueIndex('materials_quote_line').on(t.contractId, t.quoteLine),
    index('materials_contract').on(t.contractId, t.createdAt, t.id),
    index('materials_receipt').on(t.receiptFileId),
  ],
);
export type MaterialRow = typeof materials.$inferSelect;

personal(materials, {
  exported: (me) => [
    {
      name: 'materials',
      row: rowWithout(materials),
      where: isPartOf(me, materials.contractId, ofContracts),
    },
  ],
  removed: 'both sides of the contract read it',
  keepsFiles: [materials.receiptFileId],
});
