import { and, asc, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';
import { accounts, entries } from '../../../database/tables/ledger';
import type { AccountRow } from '../../../database/tables/ledger';
import { accountText } from './posting';
import type { AccountKey } from './posting';

/** Accounts whose balance is the sum of their entries: they are never waited for and never too low. */
const SUMMED = ['external', 'losses'] as const satisfies readonly AccountRow['kind'][];

export const isSummed = (kind: AccountRow['kind']): boolean => (SUMMED as readonly string[]).includes(kind);

export function createAccountsRepository() {
  const list = (executor: Executor, keys: readonly AccountKey[]): Promise<AccountRow[]> =>
    executor
      .select()
      .from(accounts)
      .where(or(...keys.map(isAccount)));

  /** In one order for all, so that no two movements wait for each other. */
  const listLocked = (tx: Tx, keys: readonly AccountKey[]): Promise<AccountRow[]> =>
    tx
      .select()
      .from(accounts)
      .where(and(or(...keys.map(isAccount)), not(inArray(accounts.kind, [...SUMMED]))))
      .orderBy(asc(accounts.id))
      .for('no key update');

  async function addMissing(tx: Tx, keys: readonly AccountKey[]): Promise<AccountRow[]> {
    const known = new Set((await list(tx, keys)).map(textOfRow));
    const missing = keys.filter((key) => !known.has(accountText(key)));
    if (missing.length > 0) await tx.insert(accounts).values(missing.map(ownerOf)).onConflictDoNothing();
    return list(tx, keys);
  }

  return {
    find: async (executor: Executor, key: AccountKey): Promise<AccountRow | undefined> => {
      const [row] = await list(executor, [key]);
      return row;
    },

    sum: async (executor: Executor, accountId: string): Promise<number> => {
      const [row] = await executor
        .select({ sum: sql<string>`coalesce(sum(${entries.amount}), 0)` })
        .from(entries)
        .where(eq(entries.accountId, accountId));
      return Number(row?.sum ?? 0);
    },

    /** Made where there are none; their balances stay as they are read until the transaction ends. By `accountText`. */
    open: async (tx: Tx, keys: readonly AccountKey[]): Promise<Map<string, AccountRow>> => {
      const distinct = [...new Map(keys.map((key) => [accountText(key), key]))].sort(([a], [b]) =>
        a < b ? -1 : 1,
      );
      const wanted = distinct.map(([, key]) => key);
      const rows = await addMissing(tx, wanted);
      const locked = await listLocked(tx, wanted);
      return new Map([...rows, ...locked].map((row) => [textOfRow(row), row]));
    },
  };
}

const textOfRow = ({ kind, userId, contractId, provider }: AccountRow): string =>
  `${kind}:${userId ?? contractId ?? provider ?? ''}`;

function ownerOf(key: AccountKey): typeof accounts.$inferInsert {
  return {
    kind: key.kind,
    ...('userId' in key && { userId: key.userId }),
    ...('contractId' in key && { contractId: key.contractId }),
    ...('provider' in key && { provider: key.provider }),
  };
}

function isAccount(key: AccountKey): SQL | undefined {
  const isKind = eq(accounts.kind, key.kind);
  if ('userId' in key) return and(isKind, eq(accounts.userId, key.userId));
  if ('contractId' in key) return and(isKind, eq(accounts.contractId, key.contractId));
  return 'provider' in key ? and(isKind, eq(accounts.provider, key.provider)) : isKind;
}
