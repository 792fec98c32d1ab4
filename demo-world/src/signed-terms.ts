import { asc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '@plumbline/server/database/connect';
import { contractEvents, contracts } from '@plumbline/server/database/tables/contracts';
import { milestones } from '@plumbline/server/database/tables/milestones';
import { termConfirmations } from '@plumbline/server/database/tables/term-confirmations';
import { users } from '@plumbline/server/database/tables/users';
import { termsOf } from '@plumbline/server/domains/deals/contracts/terms-text';
import { createRandom } from '@plumbline/server/testing/random';
import { idAt } from './moments';
import { demoAccounts } from './people/demo-accounts';

const hirer = alias(users, 'hirer');
const professional = alias(users, 'professional');
/** After what was agreed last. */
const GAP_MS = 60_000;

/** One in three running contracts of the demo accounts is confirmed by both, one by the client alone, one by nobody. */
export async function seedSignedTerms(tx: Tx): Promise<void> {
  const random = createRandom(73);
  for (const [turn, { contract, ...sides }] of (await findContracts(tx)).entries()) {
    const signing = ([['hirer', 'professional'], ['hirer'], []] as const)[turn % 3] ?? [];
    const parts = await tx
      .select()
      .from(milestones)
      .where(eq(milestones.contractId, contract.id))
      .orderBy(asc(milestones.position));
    const terms = termsOf({ contract, milestones: parts });
    const agreedAt = await lastAgreed(tx, contract.id);
    for (const [index, side] of signing.entries()) {
      const { id: actorId, fullName: name } = sides[side];
      const createdAt = new Date(agreedAt.getTime() + (index + 1) * GAP_MS);
      const contractId = contract.id;
      await tx
        .insert(termConfirmations)
        .values({ id: idAt(createdAt, random), contractId, side, name, ...terms, createdAt });
      await tx.insert(contractEvents).values({
        id: idAt(createdAt, random),
        contractId,
        actorId,
        action: 'confirmTerms',
        fromStatus: 'active',
        toStatus: 'active',
        note: `${name}\nSHA-256 ${terms.digest}`,
        createdAt,
      });
    }
  }
}

async function findContracts(tx: Tx) {
  const emails = demoAccounts.map(({ email }) => email);
  const rows = await tx
    .select({ contract: contracts, hirer, professional })
    .from(contracts)
    .innerJoin(hirer, eq(hirer.id, contracts.clientId))
    .innerJoin(professional, eq(professional.id, contracts.professionalId))
    .where(or(inArray(hirer.email, emails), inArray(professional.email, emails)))
    .orderBy(asc(contracts.createdAt), asc(contracts.id));
  return rows.filter(({ contract }) => contract.status === 'active');
}

/** When the terms that hold were agreed on. */
async function lastAgreed(tx: Tx, contractId: string): Promise<Date> {
  const rows = await tx.select().from(contractEvents).where(eq(contractEvents.contractId, contractId));
  const times = rows
    .filter(({ action }) => action === 'create' || action === 'acceptAmendment')
    .map(({ createdAt }) => createdAt.getTime());
  return new Date(Math.max(...times));
}
