import { PROVIDER_RECORD_DAYS } from '@plumbline/shared-schema/limits';
import { and, asc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../../database/connect';
import { sandboxOperations } from '../../../../database/tables/payments';
import type { SandboxOperationRow } from '../../../../database/tables/payments';

/** `inSeconds` null: it was told at once, in the answer of the call. */
export type NewOperation = Pick<SandboxOperationRow, 'key' | 'kind' | 'ref' | 'amount' | 'outcome'> & {
  token?: string;
  inSeconds: number | null;
};

const BATCH = 50;

export type SandboxOperations = ReturnType<typeof createSandboxOperations>;

const now = sql`now()`;

export function createSandboxOperations(database: Database) {
  const find = async (executor: Executor, key: string): Promise<SandboxOperationRow | undefined> => {
    const [row] = await executor.select().from(sandboxOperations).where(eq(sandboxOperations.key, key));
    return row;
  };

  return {
    /** The first with its key; the same again changes nothing. */
    add: async ({ inSeconds, ...given }: NewOperation): Promise<SandboxOperationRow> => {
      const isTold = inSeconds === null;
      await database
        .insert(sandboxOperations)
        .values({
          ...given,
          dueAt: isTold ? now : sql`now() + make_interval(secs => ${inSeconds}::int)`,
          toldAt: isTold ? now : null,
        })
        .onConflictDoNothing({ target: sandboxOperations.key });
      const row = await find(database, given.key);
      if (row === undefined) throw new Error('the operation of the sandbox is gone');
      return row;
    },

    findByRef: async (ref: string): Promise<SandboxOperationRow | undefined> => {
      const [row] = await database.select().from(sandboxOperations).where(eq(sandboxOperations.ref, ref));
      return row;
    },

    /** Those whose time has come, or that were made before the clock was set back, for this transaction alone. */
    lockDue: (tx: Tx): Promise<SandboxOperationRow[]> =>
      tx
        .select()
        .from(sandboxOperations)
        .where(
          and(
            isNull(sandboxOperations.toldAt),
            or(lte(sandboxOperations.dueAt, now), gt(sandboxOperations.createdAt, now)),
          ),
        )
        .orderBy(asc(sandboxOperations.dueAt), asc(sandboxOperations.key))
        .limit(BATCH)
        .for('update', { skipLocked: true }),

    recordTold: async (tx: Tx, key: string): Promise<void> => {
      await tx
        .update(sandboxOperations)
        .set({ toldAt: sql`now()` })
        .where(eq(sandboxOperations.key, key));
    },

    /** Long told. Charges stay: what is given back of them is looked up. */
    removeOld: async (): Promise<void> => {
      const old = sql`now() - make_interval(days => ${PROVIDER_RECORD_DAYS}::int)`;
      const isNoCharge = ne(sandboxOperations.kind, 'charge');
      await database.delete(sandboxOperations).where(and(isNoCharge, lt(sandboxOperations.toldAt, old)));
    },
  };
}
