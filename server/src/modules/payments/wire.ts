import type { ProviderName } from '@plumbline/shared-schema/money-options';
import type { Foundation } from '../../foundation';
import type { PaymentProvider } from '../../payments/payment-provider';
import { createSandboxOperations } from '../../payments/sandbox/sandbox-operations.repository';
import { createSandboxProvider } from '../../payments/sandbox/sandbox-provider';
import { createSandboxTeller } from '../../payments/sandbox/sandbox-teller';
import type { NotificationsService } from '../notifications/notifications.service';
import { createStripe } from '../../payments/stripe/stripe';
import { createPaymentMethodsRepository } from '../payment-methods/payment-methods.repository';
import { createPaymentMethodsService } from '../payment-methods/payment-methods.service';
import { createWalletService } from '../wallet/wallet.service';
import { createCarryOut } from './carry-out';
import { createEventIntake } from './event-intake';
import { createMoneyNotices } from './money-notices';
import { createOutflowService } from './outflow.service';
import { createPaymentHooks } from './payment-hooks';
import { createPaymentSettlement } from './payment-settlement';
import { createPaymentsRepository } from './payments.repository';
import { createPaymentsService } from './payments.service';
import { createSettle } from './settle';
import { createTransitSettlement } from './transit-settlement';
import { createTransitsRepository } from './transits.repository';

type Parts = Foundation & { notifications: NotificationsService };

export function createPaymentServices(parts: Parts) {
  const { config, database } = parts;
  const payments = createPaymentsRepository();
  const transits = createTransitsRepository();
  const hooks = createPaymentHooks();
  const intake = createEventIntake(parts);
  const operations = createSandboxOperations(database);
  const sandbox = createSandboxProvider({ operations, delaySeconds: config.sandboxDelaySeconds });
  const stripe = config.stripe && createStripe({ ...config.stripe, receive: intake.receive });
  const providers: Partial<Record<ProviderName, PaymentProvider>> = {
    sandbox,
    ...(stripe && { stripe: stripe.provider }),
  };
  const providerNamed = (name: ProviderName) => providers[name];
  const provider = config.payments === 'none' ? undefined : providers[config.payments];
  const basis = { ...parts, payments, transits, hooks, intake, provider, providerNamed };
  const settlement = createPaymentSettlement(basis);
  const ofTransits = createTransitSettlement(basis);
  const ofPayments = createPaymentsService({ ...basis, settlement });
  const outflow = createOutflowService(basis);
  return {
    payments: ofPayments,
    outflow,
    wallet: createWalletService({ ...parts, payments: ofPayments, outflow }),
    paymentMethods: createPaymentMethodsService({
      ...basis,
      methods: createPaymentMethodsRepository(),
      siteUrl: config.siteUrl,
    }),
    carryOut: createCarryOut({ ...basis, siteUrl: config.siteUrl }),
    settleEvent: createSettle({ ...basis, ofPayments: settlement, ofTransits }),
    moneyNotices: createMoneyNotices({ ...parts, transits }),
    /** `undefined`: there is no Stripe. */
    takeStripeEvent: stripe?.takeEvent,
    /** Who else acts on payments joins here. */
    joinPayments: hooks.join,
    tellOfSandbox: createSandboxTeller({ ...parts, operations, receive: intake.receiveIn }),
    sweepPayments: () => Promise.all([ofPayments.giveUpSilent(), intake.removeOld(), operations.removeOld()]),
  };
}
