import { toDollars } from '@plumbline/shared-schema/money';
import type { MoneyProvider, Payment } from '@plumbline/shared-schema/contract-money';
import type { Config } from '../../../settings/config';
import { violatesUnique } from '../../../database/connect';
import type { Database, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { existing, getExisting } from '../../../kit/existing';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { PaymentProvider } from '../providers/payment-provider';
import type { CurrentUser } from '../../../http/plugins/session';
import type { EventIntake } from './event-intake';
import type { PaymentRecord, PaymentsRepository } from './payments.repository';

type Dependencies = {
  payments: PaymentsRepository;
  intake: Pick<EventIntake, 'receive'>;
  /** `undefined`: the operator wants none. */
  provider: PaymentProvider | undefined;
  config: Pick<Config, 'platformFeePercent'>;
  outbox: Outbox;
  database: Database;
};

/** Cents: `amount` to be charged, `fromBalance` to be taken from the wallet once that is done. */
export type PaymentOrder = {
  contractId: string;
  milestoneId: string | null;
  payerId: string;
  methodId: string | undefined;
  amount: number;
  fromBalance: number;
};

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** Orders of payments, and what has become of them. */
export function createPaymentsService(parts: Dependencies) {
  const { payments, provider, config, outbox, database } = parts;

  async function insert(tx: Tx, order: PaymentOrder, used: PaymentProvider): Promise<string> {
    const { methodId, ...row } = order;
    if (row.amount > 0) await getMethod(tx, order, used);
    try {
      return await payments.insert(tx, {
        ...row,
        provider: used.name,
        ...(row.amount > 0 && methodId !== undefined && { methodId }),
      });
    } catch (error) {
      throw violatesUnique(error, 'payments_open') ? new AppError('PAYMENT_UNDER_WAY') : error;
    }
  }

  async function getMethod(
    tx: Tx,
    { methodId, payerId }: PaymentOrder,
    used: PaymentProvider,
  ): Promise<void> {
    const find = (id: string) => payments.findMethod(tx, { id, userId: payerId });
    const method = await getExisting(methodId ?? '', find, 'METHOD_NOT_FOUND');
    if (method.kind !== 'card' || method.provider !== used.name) throw new AppError('METHOD_NOT_FOUND');
  }

  const getIn = async (tx: Tx, id: string): Promise<PaymentRecord> =>
    existing(await payments.find(tx, id), 'PAYMENT_NOT_FOUND');

  return {
    /**
     * In the transaction of what it is for; what the card pays is charged after the commit (`carry-out.ts`).
     * PAYMENTS_OFF, METHOD_NOT_FOUND, PAYMENT_UNDER_WAY.
     */
    begin: async (tx: Tx, order: PaymentOrder): Promise<PaymentRecord> => {
      if (provider === undefined) throw new AppError('PAYMENTS_OFF');
      const paymentId = await insert(tx, order, provider);
      const { contractId, amount } = order;
      if (amount > 0) await outbox.add(tx, 'payment.begun', { paymentId, contractId });
      return getIn(tx, paymentId);
    },

    readIn: async (tx: Tx, id: string): Promise<Payment> => toPayment(await getIn(tx, id)),

    giveUpSilent: createGiveUpSilent(parts),

    /** For whoever pays, and administrators; PAYMENT_NOT_FOUND for everybody else. */
    get: async ({ _id, isAdmin }: CurrentUser, id: string): Promise<Payment> => {
      const payment = await getExisting(id, (known) => payments.find(database, known), 'PAYMENT_NOT_FOUND');
      if (payment.payerId !== _id && !isAdmin) throw new AppError('PAYMENT_NOT_FOUND');
      return toPayment(payment);
    },

    /** Newest first. Whoever does not pay sees what arrived, and not by which card. */
    listOfContract: async ({ _id, isAdmin }: CurrentUser, contractId: string): Promise<Payment[]> => {
      const rows = await payments.listOfContract(database, contractId);
      const maySee = ({ payerId }: PaymentRecord) => payerId === _id || isAdmin;
      return rows
        .filter((row) => maySee(row) || row.status === 'succeeded')
        .map((row) => (maySee(row) ? toPayment(row) : { ...toPayment(row), method: null }));
    },

    describeProvider: (): MoneyProvider => ({
      name: provider?.name ?? 'none',
      isTest: provider?.isTest ?? false,
      feePercent: config.platformFeePercent,
    }),
  };
}

/** So that no contract waits for ever. Where the money comes later, it counts all the same. */
function createGiveUpSilent({ payments, intake, database }: Dependencies) {
  return async (): Promise<void> => {
    for (const { id: key, provider: name, amount } of await payments.listSilent(database)) {
      const failed = { id: `silent:${key}`, kind: 'charge.failed', key, ref: '', amount } as const;
      await intake.receive(name, { ...failed, failure: 'timedOut' });
    }
  };
}

function toPayment(payment: PaymentRecord): Payment {
  const { id: _id, contractId, milestoneId, amount, fromBalance, status, failure, method } = payment;
  return {
    _id,
    contractId,
    milestoneId,
    amount: toDollars(amount),
    fromBalance: toDollars(fromBalance),
    status,
    failure,
    method: method && { kind: method.kind, brand: method.brand, last4: method.last4 },
    actionUrl: payment.actionUrl,
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
  };
}
