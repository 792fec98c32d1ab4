import type { PushSubscriptionBody } from '@plumbline/shared-schema/push';

/** Served by the API, at the same address in every release. Its scope is its folder: it controls no page. */
const WORKER = '/api/v1/notifications/push-worker.js';

export type PushAbility = 'unsupported' | 'blocked' | 'asks' | 'allowed';

/** What this browser lets us do. */
export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' ? 'allowed' : 'asks';
}

/** Asks for permission, in answer to a press, and subscribes. Null when it was not given. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionBody | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(WORKER);
  await untilActive(registration);
  // One for a key that the site no longer has would stay as it is.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } };
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** `serviceWorker.ready` waits for a worker of this page, which this is not. */
async function untilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
  });
}
