import { AMENDMENT_PARTIES } from '@plumbline/shared-schema/deal-options';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isOneOf, oneOf, partOf } from '../columns';
import { isPartOf, personal, rowWithout } from '../personal';
import { contracts, ofContracts } from './contracts';

/** What a side of a contract confirmed, word for word; it stays when other terms take its place. */
export const termConfirmations = pgTable(
  'term_confirmations',
  {
    id: id(),
    contractId: partOf(() => contracts.id).notNull(),
    side: oneOf(AMENDMENT_PARTIES).notNull(),
    /** As they typed it. */
    name: text().notNull(),
    text: text().notNull(),
    /** SHA-256 of the text, hex. */
    digest: text().notNull(),
    createdAt: createdAt(),
    /** When other terms were agreed on. */
    voidedAt: instant(),
  },
  (t) => [
    isOneOf('term_confirmations_side', t.side, AMENDMENT_PARTIES),
    uniqueIndex('term_confirmations_standing')
      .on(t.contractId, t.side)
      .where(sql`${t.voidedAt} is null`),
    index('term_confirmations_contract').on(t.contractId, t.createdAt, t.id),
  ],
);

personal(termConfirmations, {
  exported: (me) => [
    {
      name: 'term-confirmations',
      row: rowWithout(termConfirmations),
      where: isPartOf(me, termConfirmations.contractId, ofContracts),
    },
  ],
  removed: 'both sides keep what was signed',
});
