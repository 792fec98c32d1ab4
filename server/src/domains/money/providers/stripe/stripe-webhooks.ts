import type Stripe from 'stripe';
import { AppError } from '../../../../kit/errors';
import type { ProviderEvent } from '../../../../database/provider-event';
import { toProviderEvent } from './stripe-events';
import { takeBack } from './stripe-provider';

type Dependencies = {
  stripe: Stripe;
  /** One of each endpoint: events of the platform, and of connected accounts. */
  secrets: readonly string[];
  receive: (provider: 'stripe', event: ProviderEvent) => Promise<void>;
};

/** Takes what Stripe signed, to the byte, and stores it; an event that comes again is one. LINK_INVALID for anything else. */
export function createStripeWebhooks({ stripe, secrets, receive }: Dependencies) {
  function read(body: Buffer, signature: string): Stripe.Event {
    for (const secret of secrets) {
      try {
        return stripe.webhooks.constructEvent(body, signature, secret);
      } catch {
        // The other endpoint's, or nobody's.
      }
    }
    throw new AppError('LINK_INVALID');
  }

  return async (body: Buffer, signature: string): Promise<void> => {
    const event = read(body, signature);
    if (event.type === 'payout.failed') {
      const transfer = event.data.object.metadata?.['transfer'];
      if (transfer !== undefined) await takeBack(stripe, transfer);
    }
    const told = toProviderEvent(event);
    if (told !== undefined) await receive('stripe', told);
  };
}
