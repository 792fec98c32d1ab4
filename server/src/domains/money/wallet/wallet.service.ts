import { WITHDRAW_MIN } from '@plumbline/shared-schema/limits';
import { toCents, toDollars } from '@plumbline/shared-schema/money';
import { documentNumber } from '@plumbline/shared-schema/money-documents';
import type {
  Transaction as WireTransaction,
  TransactionsQuery,
  Wallet,
  WalletExportQuery,
  WalletQuery,
  Withdraw,
} from '@plumbline/shared-schema/wallet';
import type { Database, Transaction } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Language } from '../../../kit/texts';
import type { OutflowService } from '../payments/outflow.service';
import type { PaymentsService } from '../payments/payments.service';
import { createCsvOfWallet } from './wallet-csv';
import { walletRepository } from './wallet.repository';
import type { MovementRow } from './wallet.repository';

type Dependencies = {
  payments: Pick<PaymentsService, 'describeProvider'>;
  outflow: Pick<OutflowService, 'withdraw'>;
  database: Database;
  transaction: Transaction;
};

export type WalletService = ReturnType<typeof createWalletService>;

/** What people have, what moved it, and how they get it out. FORBIDDEN for administrators, who have none. */
export function createWalletService({ payments, outflow, database, transaction }: Dependencies) {
  function ownerOf({ _id, userType }: CurrentUser): string {
    if (userType === 'admin') throw new AppError('FORBIDDEN');
    return _id;
  }

  return {
    read: async (user: CurrentUser, period: WalletQuery): Promise<Wallet> => {
      const userId = ownerOf(user);
      const { wallet, held, clearing, outgoing } = await walletRepository.balances(database, { userId });
      const expenses = await walletRepository.expenses(database, { userId, ...period });
      const earned = await walletRepository.earned(database, { userId, ...period });
      const { name, isTest } = payments.describeProvider();
      return {
        balance: toDollars(wallet),
        onClearance: toDollars(held + clearing + outgoing),
        parts: { held: toDollars(held), clearing: toDollars(clearing), outgoing: toDollars(outgoing) },
        expenses: toDollars(expenses),
        earned: toDollars(earned),
        isTest,
        canWithdraw: name !== 'none' && wallet >= toCents(WITHDRAW_MIN),
      };
    },

    list: async (user: CurrentUser, query: TransactionsQuery) => {
      const own = { userId: ownerOf(user), ...query };
      const rows = await walletRepository.list(database, own);
      return { data: rows.map(toTransaction), count: await walletRepository.count(database, own) };
    },

    /** Line by line, all of them. */
    export: (user: CurrentUser, query: WalletExportQuery, language: Language): AsyncGenerator<string> => {
      const period = { userId: ownerOf(user), from: query.from, to: query.to };
      const list = async (after: MovementRow | undefined, limit: number) =>
        walletRepository.listAfter(database, { ...period, after, limit });
      return createCsvOfWallet({ list, toTransaction, language });
    },

    /** It leaves the balance at once, and comes back when it fails. */
    withdraw: (user: CurrentUser, { amount, methodId }: Withdraw): Promise<WireTransaction> =>
      transaction(async (tx) => {
        const userId = ownerOf(user);
        const payoutId = await outflow.withdraw(tx, { userId, methodId, amount: toCents(amount) });
        const row = await walletRepository.findWithdrawal(tx, { userId, payoutId });
        return toTransaction(existing(row, 'NOT_FOUND'));
      }),
  };
}

const STATUS = { pending: 'pending', paid: 'done', failed: 'failed' } as const;

function toTransaction(row: MovementRow): WireTransaction {
  const {
    id: _id,
    reason: kind,
    amount,
    last4,
    isPayout,
    byCard,
    transit,
    contractId,
    jobTitle,
    document,
  } = row;
  return {
    _id,
    kind,
    method: isPayout ? 'bank' : 'card',
    last4,
    amount: toDollars(amount),
    ...(byCard !== null && { byCard: toDollars(byCard) }),
    status: STATUS[transit ?? 'paid'],
    contract: contractId === null ? null : { _id: contractId, title: jobTitle ?? '' },
    document: document && {
      _id: document.id,
      kind: document.kind,
      number: documentNumber(document.kind, document.year, document.number),
    },
    createdAt: row.createdAt.toISOString(),
  };
}
