import { PAYMENT_METHODS_MAX } from '@plumbline/shared-schema/limits';
import type { PaymentMethodKind } from '@plumbline/shared-schema/money-options';
import type { PaymentMethod } from '@plumbline/shared-schema/payment-methods';
import { violatesUnique } from '../../../database/connect';
import type { Database, Transaction, Tx } from '../../../database/connect';
import type { PaymentMethodRow } from '../../../database/tables/payments';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { MethodFacts, Payer, PaymentProvider } from '../providers/payment-provider';
import type { CurrentUser } from '../../../http/plugins/session';
import type { PaymentsRepository } from '../payments/payments.repository';
import type { PaymentMethodsRepository } from './payment-methods.repository';

type Dependencies = {
  methods: PaymentMethodsRepository;
  payments: Pick<PaymentsRepository, 'payerOf'>;
  /** `undefined`: the operator wants none. */
  provider: PaymentProvider | undefined;
  siteUrl: string;
  database: Database;
  transaction: Transaction;
};

const SETTINGS = '/setting?tab=payment';

export type PaymentMethodsService = ReturnType<typeof createPaymentMethodsService>;

/** Cards and bank accounts of the caller. The provider is asked before any transaction. */
export function createPaymentMethodsService(parts: Dependencies) {
  const { methods, payments, siteUrl, database, transaction } = parts;

  /** FORBIDDEN for administrators, who neither pay nor are paid. */
  function ownerOf({ _id, userType }: CurrentUser): string {
    if (userType === 'admin') throw new AppError('FORBIDDEN');
    return _id;
  }

  function getProvider(): PaymentProvider {
    if (parts.provider === undefined) throw new AppError('PAYMENTS_OFF');
    return parts.provider;
  }

  const getPayer = async (userId: string, { name }: PaymentProvider): Promise<Payer> =>
    existing(await payments.payerOf(database, { userId, provider: name }), 'USER_NOT_FOUND');

  /** The caller's own, with the others. METHOD_NOT_FOUND. */
  async function getOwn(tx: Tx, userId: string, id: string) {
    const own = await methods.listForUpdate(tx, userId);
    const found = own.find((row) => row.id === id);
    return { method: existing(found, 'METHOD_NOT_FOUND'), own };
  }

  return {
    list: async (user: CurrentUser): Promise<PaymentMethod[]> =>
      (await methods.list(database, ownerOf(user))).map(toPaymentMethod),

    begin: async (user: CurrentUser, kind: PaymentMethodKind): Promise<{ url: string | null }> => {
      const userId = ownerOf(user);
      const provider = getProvider();
      const payer = await getPayer(userId, provider);
      const { url, refs } = await provider.beginMethod(payer, kind, siteUrl + SETTINGS);
      if (refs !== undefined) await methods.recordRefs(database, { userId, provider: provider.name }, refs);
      return { url };
    },

    add: async (user: CurrentUser, token: string): Promise<PaymentMethod> => {
      const userId = ownerOf(user);
      const provider = getProvider();
      const facts = await provider.describe(await getPayer(userId, provider), token);
      return toPaymentMethod(
        await transaction((tx) => insert(tx, { methods, userId }, { ...facts, provider: provider.name })),
      );
    },

    makeDefault: (user: CurrentUser, id: string): Promise<PaymentMethod> =>
      transaction(async (tx) => {
        const userId = ownerOf(user);
        const { method } = await getOwn(tx, userId, id);
        await methods.makeDefault(tx, { id, userId, kind: method.kind });
        return toPaymentMethod({ ...method, isDefault: true });
      }),

    /** METHOD_IN_USE while money moves with it. The newest other of its kind is the default then. */
    remove: (user: CurrentUser, id: string): Promise<void> =>
      transaction(async (tx) => {
        const userId = ownerOf(user);
        const { method, own } = await getOwn(tx, userId, id);
        if (await methods.isInUse(tx, id)) throw new AppError('METHOD_IN_USE');
        await methods.remove(tx, { id, userId });
        const next = own.find((row) => row.kind === method.kind && row.id !== id);
        if (method.isDefault && next !== undefined)
          await methods.makeDefault(tx, { id: next.id, userId, kind: next.kind });
      }),
  };
}

function toPaymentMethod(row: PaymentMethodRow): PaymentMethod {
  const { id: _id, kind, brand, last4, expires, isDefault, createdAt } = row;
  return { _id, kind, brand, last4, expires, isDefault, createdAt: createdAt.toISOString() };
}

type Owner = { methods: PaymentMethodsRepository; userId: string };

/** The first of its kind is the default. ENTRY_LIMIT, DUPLICATE. */
async function insert(
  tx: Tx,
  { methods, userId }: Owner,
  facts: MethodFacts & Pick<PaymentMethodRow, 'provider'>,
): Promise<PaymentMethodRow> {
  const own = await methods.listForUpdate(tx, userId);
  if (own.length >= PAYMENT_METHODS_MAX) throw new AppError('ENTRY_LIMIT', { max: PAYMENT_METHODS_MAX });
  const isDefault = !own.some(({ kind }) => kind === facts.kind);
  try {
    return await methods.insert(tx, { ...facts, userId, isDefault });
  } catch (error) {
    throw violatesUnique(error, 'payment_methods_token') ? new AppError('DUPLICATE') : error;
  }
}
