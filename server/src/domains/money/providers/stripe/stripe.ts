import { createStripeClient } from './stripe-client';
import type { StripeSettings } from '../../../../settings/config';
import { createStripeProvider } from './stripe-provider';
import { createStripeWebhooks } from './stripe-webhooks';

type Parts = StripeSettings & Pick<Parameters<typeof createStripeWebhooks>[0], 'receive'>;

/** Test keys move no real money. */
const TEST_KEY = /^(sk|rk)_test_/;

export function createStripe({ receive, webhookSecrets: secrets, ...settings }: Parts) {
  const stripe = createStripeClient(settings);
  return {
    provider: createStripeProvider(stripe, { isTest: TEST_KEY.test(settings.secretKey) }),
    takeEvent: createStripeWebhooks({ stripe, secrets, receive }),
  };
}
