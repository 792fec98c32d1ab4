import Stripe from 'stripe';
import type { PaymentMethodKind } from '@plumbline/shared-schema/money-options';
import { AppError } from '../../../../kit/errors';
import type { MethodFacts, Payer, PaymentProvider } from '../payment-provider';

type MethodStart = Awaited<ReturnType<PaymentProvider['beginMethod']>>;

const withParameter = (url: string, value: string) => `${url}${url.includes('?') ? '&' : '?'}method=${value}`;

/** Cards and bank accounts are typed into pages of Stripe, which leads back here with the name of what was added. */
export function createStripeMethods(stripe: Stripe) {
  return {
    beginMethod: (payer: Payer, kind: PaymentMethodKind, returnUrl: string): Promise<MethodStart> =>
      kind === 'card' ? beginCard(stripe, payer, returnUrl) : beginBank(stripe, payer, returnUrl),

    /** Of a finished page of Stripe: `cs_…` for a card, `acct_…` for a bank account. METHOD_REFUSED. */
    describe: async (payer: Payer, token: string): Promise<MethodFacts> => {
      try {
        if (token.startsWith('cs_')) return await cardOf(stripe, payer, token);
        if (token.startsWith('acct_')) return await bankOf(stripe, payer, token);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
      throw new AppError('METHOD_REFUSED');
    },

    forget: async (_payer: Payer, token: string): Promise<void> => {
      if (token.startsWith('pm_')) await stripe.paymentMethods.detach(token);
    },
  };
}

async function beginCard(stripe: Stripe, payer: Payer, returnUrl: string): Promise<MethodStart> {
  const { userId, email, fullName: name } = payer;
  const customer =
    payer.customerRef ??
    (
      await stripe.customers.create(
        { email, name, metadata: { userId } },
        { idempotencyKey: `customer:${userId}` },
      )
    ).id;
  const { url } = await stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'usd',
    customer,
    success_url: withParameter(returnUrl, '{CHECKOUT_SESSION_ID}'),
    cancel_url: returnUrl,
  });
  return { url, refs: { customerRef: customer } };
}

async function beginBank(stripe: Stripe, payer: Payer, returnUrl: string): Promise<MethodStart> {
  const { userId, email } = payer;
  const account =
    payer.accountRef ??
    (
      await stripe.accounts.create(
        {
          type: 'express',
          email,
          capabilities: { transfers: { requested: true } },
          settings: { payouts: { schedule: { interval: 'manual' } } },
          metadata: { userId },
        },
        { idempotencyKey: `account:${userId}` },
      )
    ).id;
  const { url } = await stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    return_url: withParameter(returnUrl, account),
    refresh_url: returnUrl,
  });
  return { url, refs: { accountRef: account } };
}

async function cardOf(stripe: Stripe, { customerRef }: Payer, sessionId: string): Promise<MethodFacts> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['setup_intent.payment_method'],
  });
  const { customer, setup_intent: intent } = session;
  const method = typeof intent === 'object' ? intent?.payment_method : null;
  const isOwn = customerRef !== null && customer === customerRef;
  if (!isOwn || typeof method !== 'object' || !method?.card) throw new AppError('METHOD_REFUSED');
  const { brand, last4, exp_month: month, exp_year: year } = method.card;
  const expires = `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
  return { token: method.id, kind: 'card', brand, last4, expires };
}

async function bankOf(stripe: Stripe, { accountRef }: Payer, accountId: string): Promise<MethodFacts> {
  if (accountRef !== accountId) throw new AppError('METHOD_REFUSED');
  const account = await stripe.accounts.retrieve(accountId);
  const bank = account.external_accounts?.data.find((one) => one.object === 'bank_account');
  if (bank === undefined) throw new AppError('METHOD_REFUSED');
  return { token: bank.id, kind: 'bank', brand: null, last4: bank.last4, expires: null };
}
