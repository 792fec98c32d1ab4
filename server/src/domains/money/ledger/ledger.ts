import { toDollars } from '@plumbline/shared-schema/money';
import type { Executor, Tx } from '../../../database/connect';
import type { AccountRow } from '../../../database/tables/ledger';
import { AppError } from '../../../kit/errors';
import { createAccountsRepository, isSummed } from './accounts.repository';
import type { MoneyFigures } from './figures.repository';
import { accountText } from './posting';
import type { AccountKey, Posting } from './posting';
import { createTransfersRepository } from './transfers.repository';
import type { FiguresRow } from './transfers.repository';

export type { AccountKey, Cause, Posting } from './posting';
export type { MoneyFigures } from './figures.repository';
export type { BookedEntry } from './transfers.repository';

/** The money of a contract, and of each of its milestones that money has moved for. */
export type ContractMoneyRow = MoneyFigures & { milestones: Map<string, MoneyFigures> };

export type Ledger = ReturnType<typeof createLedger>;

/** The book of all money. Nothing else writes into its tables. */
export function createLedger() {
  const accounts = createAccountsRepository();
  const transfers = createTransfersRepository();

  return {
    /**
     * All or none, in order, and together: what is posted one after the other in a transaction may wait for who posts
     * the other way round. A key that is there already posts nothing. INSUFFICIENT_FUNDS where an account would fall
     * below zero. Returns the ids of the new transfers.
     */
    post: async (tx: Tx, postings: readonly Posting[]): Promise<string[]> => {
      const wanted = postings.map(withoutZeros).filter(({ entries }) => entries.length > 0);
      if (wanted.length === 0) return [];
      const named = wanted.flatMap(({ entries }) => entries.map(({ account }) => account));
      const open = await accounts.open(tx, named);
      const ids: string[] = [];
      for (const posting of wanted) {
        const id = await transfers.insert(tx, posting);
        if (id === undefined) continue;
        await transfers.insertEntries(tx, { id, at: posting.at }, moved(open, posting));
        ids.push(id);
      }
      return ids;
    },

    balance: async (executor: Executor, key: AccountKey): Promise<number> => {
      const row = await accounts.find(executor, key);
      if (row === undefined) return 0;
      return isSummed(row.kind) ? accounts.sum(executor, row.id) : row.balance;
    },

    /**
     * Of accounts of people and contracts: nobody changes them until the transaction ends. Name at once whatever is posted
     * between afterwards: what is locked one by one may wait for who locks the other way round.
     */
    balancesForUpdate: async (tx: Tx, keys: readonly AccountKey[]): Promise<number[]> => {
      const open = await accounts.open(tx, keys);
      return keys.map((key) => accountOf(open, key).balance);
    },

    /** What a movement did, by its key; nothing where it never happened. */
    entriesOf: transfers.listEntries,

    /** Cents of each person that a contract has given them and that are not free yet. */
    clearingIn: transfers.listClearing,

    /** What the first decision of a dispute gave each side, by milestone. */
    awardsOf: transfers.listAwards,

    /** Of those that were ever funded. */
    contractMoney: async (
      executor: Executor,
      contractIds: readonly string[],
    ): Promise<Map<string, ContractMoneyRow>> => {
      if (contractIds.length === 0) return new Map();
      return byContract(await transfers.listFigures(executor, contractIds));
    },
  };
}

function withoutZeros(posting: Posting): Posting {
  return { ...posting, entries: posting.entries.filter(({ amount }) => amount !== 0) };
}

function accountOf(open: Map<string, AccountRow>, key: AccountKey): AccountRow {
  const row = open.get(accountText(key));
  if (row === undefined) throw new Error(`no account ${accountText(key)}`);
  return row;
}

/** The rows of the posting's entries; `open` knows the balances after it. */
function moved(open: Map<string, AccountRow>, { entries }: Posting) {
  return entries.map(({ account: key, amount }) => {
    const row = accountOf(open, key);
    const balance = row.balance + amount;
    if (isSummed(row.kind)) return { accountId: row.id, amount };
    if (balance < 0) throw new AppError('INSUFFICIENT_FUNDS', { available: toDollars(row.balance) });
    open.set(accountText(key), { ...row, balance });
    return { accountId: row.id, amount };
  });
}

const FIGURES = ['funded', 'held', 'released', 'refunded'] as const;

function plus(one: MoneyFigures, other: MoneyFigures): MoneyFigures {
  const sums = FIGURES.map((name) => [name, one[name] + other[name]] as const);
  return Object.fromEntries(sums) as MoneyFigures;
}

function byContract(rows: readonly FiguresRow[]): Map<string, ContractMoneyRow> {
  const found = new Map<string, ContractMoneyRow>();
  for (const { contractId, milestoneId, ...figures } of rows) {
    const before = found.get(contractId);
    const milestones = before?.milestones ?? new Map<string, MoneyFigures>();
    if (milestoneId !== null) milestones.set(milestoneId, figures);
    found.set(contractId, { ...(before ? plus(before, figures) : figures), milestones });
  }
  return new Map([...found].filter(([, { funded }]) => funded !== 0));
}
