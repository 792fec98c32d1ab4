import type { Transaction, Tx } from '../../../database/connect';
import type { ProviderEvent } from '../../../database/provider-event';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { PaymentProvider } from '../providers/payment-provider';
import type { ProviderEventsRepository } from './provider-events.repository';

type Dependencies = { providerEvents: ProviderEventsRepository; outbox: Outbox; transaction: Transaction };

export type EventIntake = ReturnType<typeof createEventIntake>;

/** What providers tell, by answers and by webhooks: stored first, each event once, and applied by the outbox. */
export function createEventIntake({ providerEvents, outbox, transaction }: Dependencies) {
  const receiveIn = async (
    tx: Tx,
    provider: PaymentProvider['name'],
    event: ProviderEvent,
  ): Promise<void> => {
    const isNew = await providerEvents.insert(tx, provider, event);
    if (isNew) await outbox.add(tx, 'provider.event', { provider, eventId: event.id });
  };

  return {
    receiveIn,
    receive: (provider: PaymentProvider['name'], event: ProviderEvent): Promise<void> =>
      transaction((tx) => receiveIn(tx, provider, event)),
  };
}
