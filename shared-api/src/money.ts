import type { FundBody, MoneyProvider, Payment } from '@plumbline/shared-schema/contract-money';
import type { MessageAnswer } from '@plumbline/shared-schema/envelope';
import type {
  AddPaymentMethodBody,
  BeginPaymentMethodBody,
  PaymentMethod,
} from '@plumbline/shared-schema/payment-methods';
import type {
  Transaction,
  TransactionsPage,
  TransactionsParams,
  Wallet,
  WalletQuery,
  WithdrawBody,
} from '@plumbline/shared-schema/wallet';
import { api } from '@plumbline/shared-api/api';
import { listTag, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type SavedRow } from './calls';

const METHODS = 'payment-methods';
/** What is known of oneself otherwise stays. */
const methods = () => [listTag('Me', METHODS)];

/** Cards, bank accounts, and what is paid with them. METHOD_REFUSED 400, METHOD_NOT_FOUND 404; 409 otherwise. */
export const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMoneyProvider: build.query<MoneyProvider, void>(
      read(
        () => 'payments/provider',
        () => [],
      ),
    ),
    listPaymentMethods: build.query<PaymentMethod[], void>(read(() => METHODS, methods)),
    /** `url`: of the provider's own page; null: the site has a form for it. */
    beginPaymentMethod: build.mutation<{ data: { url: string | null } }, BeginPaymentMethodBody>(
      change(
        (body) => ({ url: `${METHODS}/begin`, method: 'POST', body }),
        () => [],
      ),
    ),
    addPaymentMethod: build.mutation<SavedRow<PaymentMethod>, AddPaymentMethodBody>(
      change((body) => ({ url: METHODS, method: 'POST', body }), methods),
    ),
    chooseDefaultMethod: build.mutation<SavedRow<PaymentMethod>, string>(
      change((id) => ({ url: at(METHODS, id, 'default') }), methods),
    ),
    removePaymentMethod: build.mutation<MessageAnswer, string>(
      change((id) => ({ url: at(METHODS, id), method: 'DELETE' }), methods),
    ),
    fundContract: build.mutation<SavedRow<Payment>, FundBody & { id: string }>(
      change(
        ({ id, ...body }) => ({ url: at('contracts', id, 'payments'), method: 'POST', body }),
        () => stale('Contract'),
      ),
    ),
    giveMoneyBack: build.mutation<MessageAnswer, string>(
      change(
        (id) => ({ url: at('contracts', id, 'give-back'), method: 'PATCH' }),
        () => stale('Contract'),
      ),
    ),
    getWallet: build.query<Wallet, WalletQuery>(
      read(
        (params) => ({ url: 'wallet', params }),
        () => [listTag('Wallet')],
      ),
    ),
    listTransactions: build.query<TransactionsPage, TransactionsParams>({
      query: (params) => ({ url: 'wallet/transactions', params }),
      providesTags: () => [listTag('Wallet')],
    }),
    withdraw: build.mutation<SavedRow<Transaction>, WithdrawBody>(
      change(
        (body) => ({ url: 'wallet/withdrawals', method: 'POST', body }),
        () => stale('Wallet'),
      ),
    ),
    /** Newest first. */
    listPayments: build.query<Payment[], string>(
      read(
        (contractId) => at('contracts', contractId, 'payments'),
        (_rows, id) => [{ type: 'Contract', id }],
      ),
    ),
  }),
});

export const {
  useGetMoneyProviderQuery,
  useListPaymentMethodsQuery,
  useBeginPaymentMethodMutation,
  useAddPaymentMethodMutation,
  useChooseDefaultMethodMutation,
  useRemovePaymentMethodMutation,
  useFundContractMutation,
  useGiveMoneyBackMutation,
  useListPaymentsQuery,
  useGetWalletQuery,
  useListTransactionsQuery,
  useWithdrawMutation,
} = moneyApi;
