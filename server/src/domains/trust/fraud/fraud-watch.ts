import type { Database, Transaction } from '../../../database/connect';
import type { CasesRepository } from '../../inbox/cases.repository';
import { FRAUD_RULES } from './flags.repository';
import type { Flag, FraudRule } from './flags.repository';

type Dependencies = { database: Database; casesRepository: CasesRepository; transaction: Transaction };

/** Looks every minute for what may be fraud. Nothing is blocked: a case is opened, and somebody judges it. */
export function createFraudWatch({ database, casesRepository, transaction }: Dependencies) {
  async function apply({ kind, find, fits = () => true }: FraudRule): Promise<void> {
    const { rows } = await database.execute<Flag>(find);
    const found = rows.filter(({ text }) => fits(text));
    if (found.length === 0) return;
    await transaction(async (tx) => {
      for (const { aboutId, personId } of found) await casesRepository.open(tx, { kind, aboutId, personId });
    });
  }

  return async (): Promise<void> => {
    for (const rule of FRAUD_RULES) await apply(rule);
  };
}
