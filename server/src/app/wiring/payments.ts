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
import { createYearlyStatements } from '../../domains/money/wallet/yearly.service';
import { createCarryOut } from '../../domains/money/payments/carry-out';
import { createEventIntake } from '../../domains/money/payments/event-intake';
import { createMoneyNotices } from '../../domains/money/payments/money-notices';
import { createOutflowService } from '../../domains/money/payments/outflow.service';
import type { PaymentFlows } from '../../domains/money/payments/payment-flows';
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
  const shared = { ...parts, payments, transits, providerEvents, intake, provider, providerNamed };
  const paymentsService = createPaymentsService(shared);
  const outflow = createOutflowService(shared);
  return {
    payments: paymentsService,
    paymentsRepository: payments,
    transits,
    outflow,
    wallet: createWalletService({ ...parts, payments: paymentsService, outflow }),
    yearlyStatements: createYearlyStatements({ ...parts, payments: paymentsService }),
    paymentMethods: createPaymentMethodsService({
      ...shared,
      methods: createPaymentMethodsRepository(),
      siteUrl: config.siteUrl,
    }),
    carryOut: createCarryOut({ ...shared, siteUrl: config.siteUrl }),
    /** Contracts are funded by payments: what is settled happens to them too, as the flows of `deals` say. */
    createSettleEvent: (paymentFlows: PaymentFlows) =>
      createSettle({ ...shared, paymentFlows, transitSettlement: createTransitSettlement(shared) }),
    moneyNotices: createMoneyNotices({ ...parts, transits }),
    /** `undefined`: there is no Stripe. */
    takeStripeEvent: stripe?.takeEvent,
    tellOfSandbox: createSandboxTeller({ ...parts, operations, receive: intake.receiveIn }),
    sweepPayments: () =>
      Promise.all([paymentsService.giveUpSilent(), providerEvents.removeOld(), operations.removeOld()]),
  };
}
