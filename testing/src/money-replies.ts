import { http, HttpResponse } from 'msw';
import {
  contractPaymentsSchema,
  moneyProviderAnswerSchema,
  paymentBegunSchema,
  type MoneyProvider,
  type Payment,
} from '@plumbline/shared-schema/contract-money';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import {
  paymentMethodSavedSchema,
  paymentMethodBegunSchema,
  paymentMethodsSchema,
  type PaymentMethod,
} from '@plumbline/shared-schema/payment-methods';
import { moneyDocumentsSchema, type MoneyDocument } from '@plumbline/shared-schema/money-documents';
import {
  transactionsPageSchema,
  walletAnswerSchema,
  withdrawnSchema,
  type Transaction,
  type Wallet,
} from '@plumbline/shared-schema/wallet';
import { api } from '@plumbline/testing/server';
import { answer, numberFrom } from './answer';

const sandbox: MoneyProvider = { name: 'sandbox', isTest: true, feePercent: 0 };

/** Cards, bank accounts and payments. */
export const moneyReplies = {
  moneyProvider: (given: Partial<MoneyProvider> = {}) =>
    http.get(api('/payments/provider'), () =>
      answer(moneyProviderAnswerSchema, { success: true, data: { ...sandbox, ...given } }),
    ),
  paymentMethods: (data: PaymentMethod[]) =>
    http.get(api('/payment-methods'), () => answer(paymentMethodsSchema, { success: true, data })),
  paymentMethodBegun: (url: string | null) =>
    http.post(api('/payment-methods/begin'), () =>
      answer(paymentMethodBegunSchema, { success: true, data: { url } }),
    ),
  paymentMethodAdded: (data: PaymentMethod) =>
    http.post(api('/payment-methods'), () =>
      answer(
        paymentMethodSavedSchema,
        { success: true, message: 'Payment method added', data },
        { status: 201 },
      ),
    ),
  defaultMethodChosen: (data: PaymentMethod) =>
    http.put(api(`/payment-methods/${data._id}/default`), () =>
      answer(paymentMethodSavedSchema, { success: true, message: 'Default changed', data }),
    ),
  paymentMethodRemoved: (id: string) =>
    http.delete(api(`/payment-methods/${id}`), () =>
      answer(messageSchema, { success: true, message: 'Payment method removed' }),
    ),
  payments: (contractId: string, data: Payment[]) =>
    http.get(api(`/contracts/${contractId}/payments`), () =>
      answer(contractPaymentsSchema, { success: true, data }),
    ),
  paymentBegun: (data: Payment, contract: Contract) =>
    http.post(api(`/contracts/${contract._id}/payments`), () =>
      answer(
        paymentBegunSchema,
        { success: true, message: 'Payment started', data, contract },
        { status: 201 },
      ),
    ),
  documents: (contractId: string, data: MoneyDocument[]) =>
    http.get(api(`/contracts/${contractId}/documents`), () =>
      answer(moneyDocumentsSchema, { success: true, data }),
    ),
  /** Of any file that this path answers. */
  file: (path: string, name: string) =>
    http.get(api(path), () =>
      HttpResponse.text('file', { headers: { 'content-disposition': `attachment; filename="${name}"` } }),
    ),
  wallet: (data: Wallet) =>
    http.get(api('/wallet'), () => answer(walletAnswerSchema, { success: true, data })),
  transactions: (rows: Transaction[]) =>
    http.get(api('/wallet/transactions'), ({ request }) => {
      const page = numberFrom(request, 'page', 1);
      const limit = numberFrom(request, 'limit', 10);
      const data = rows.slice((page - 1) * limit, page * limit);
      return answer(transactionsPageSchema, { success: true, data, count: rows.length, page, limit });
    }),
  withdrawn: (data: Transaction) =>
    http.post(api('/wallet/withdrawals'), () =>
      answer(withdrawnSchema, { success: true, message: 'Withdrawal started', data }, { status: 201 }),
    ),
};
