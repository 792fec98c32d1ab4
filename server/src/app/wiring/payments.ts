import type { ProviderName } from '@plumbline/shared-schema/money-options';
import type { Foundation } from '../foundation';
import type { PaymentProvider } from '../../domains/money/providers/payment-provider';
import { createSandboxOperations } from '../../domains/money/providers/sandbox/sandbox-operations.repository';
import { createSandboxProvider } from '../../domains/money/providers/sandbox/sandbox-provider';
import { createSandboxTeller } from '../../domains/money/providers/sandbox/sandbox-teller';
import type { NotificationsService } from '../../domains/notices/notifications/notifications.service';
import { createStripe } from '../../domains/money/providers/stripe/stripe';
import { createPaymentMethodsRepository } from '../../domains/money/methods/payment-methods.repository';
import { createPaymentMethodsService } from '../../domains/money/methods/payment-methods.service';
import { createWalletService } from '../../domains/money/wallet/wallet.service';
import { createCarryOut } from '../../domains/money/payments/carry-out';
import { createEventIntake } from '../../domains/money/payments/event-intake';
import { createMoneyNotices } from '../../domains/money/payments/money-notices';
import { createOutflowService } from '../../domains/money/payments/outflow.service';
import { createPaymentHooks } from '../../domains/money/payments/payment-hooks';
import { createPaymentSettlement } from '../../domains/money/payments/payment-settlement';
import { createPaymentsRepository } from '../../domains/money/payments/payments.repository';
import { createPaymentsService } from '../../domains/money/payments/payments.service';
import { createProviderEventsRepository } from '../../domains/money/payments/provider-events.repository';
import { createSettle } from '../../domains/money/payments/settle';
import { createTransitSettlement } from '../../domains/money/payments/transit-settlement';
import { createTransitsRepository } from '../../domains/money/payments/transits.repository';

type Parts = Foundation & { notifications: NotificationsService };

export function createPaymentServices(parts: Parts) {
  const { config, database } = parts;
  const payments = createPaymentsRepository();
  const transits = createTransitsRepository();
  const hooks = createPaymentHooks();
  const providerEvents = createProviderEventsRepository(database);
  const intake = createEventIntake({ ...parts, providerEvents });
  const operations = createSandboxOperations(database);
  const sandbox = createSandboxProvider({ operations, delaySeconds: config.sandboxDelaySeconds });
  const stripe = config.stripe && createStripe({ ...config.stripe, receive: intake.receive });
  const providers: Partial<Record<ProviderName, PaymentProvider>> = {
    sandbox,
    ...(stripe && { stripe: stripe.provider }),
  };
  const providerNamed = (name: ProviderName) => providers[name];
  const provider = config.payments === 'none' ? undefined : providers[config.payments];
  const basis = { ...parts, payments, transits, hooks, providerEvents, intake, provider, providerNamed };
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
    sweepPayments: () =>
      Promise.all([ofPayments.giveUpSilent(), providerEvents.removeOld(), operations.removeOld()]),
  };
}
