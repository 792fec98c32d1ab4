import type { OutageLog } from '../../../kit/logs/outage-log';
import type { RealtimeServer } from './socket-types';

const PING_MS = 2000;
/** A Redis that says nothing for this long hangs. */
const SILENCE_MS = 6000;
const LONGEST_PAUSE_MS = 3000;
const FAREWELL_MS = 500;

type Publisher = {
  readonly isReady: boolean;
  publish: (channel: string, message: string) => Promise<unknown>;
  connect: () => Promise<unknown>;
  destroy: () => void;
};

type LinkOptions = {
  url: string;
  outage: OutageLog;
  /** Redis is there, for the first time or again: what was published meanwhile has reached nobody. */
  onJoined: () => void;
};

/**
 * Gives Socket.IO its adapter for Redis, over connections that never throw and never queue: what cannot be published
 * at once is dropped, and `onJoined` makes up for it.
 */
export async function linkProcesses(io: RealtimeServer, { url, outage, onJoined }: LinkOptions) {
  // Lazy-loaded: most servers, and nearly all tests, run without Redis.
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-adapter'),
  ]);
  const options = {
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: { connectTimeout: SILENCE_MS, socketTimeout: SILENCE_MS, reconnectStrategy: pauseMs },
  };
  const [publisher, subscriber] = [createClient(options), createClient(options)];
  const subscriptions: (() => Promise<unknown>)[] = [];
  let isSubscribed = false;

  const join = async (): Promise<void> => {
    if (!publisher.isReady || !subscriber.isReady) return;
    // Once: whenever the client reconnects it subscribes again before it is ready.
    if (!isSubscribed) await Promise.all(subscriptions.map((subscribe) => subscribe()));
    isSubscribed = true;
    outage.worked();
    onJoined();
  };
  const subscribe =
    (how: 'pSubscribe' | 'subscribe') => (channels: string, listen: () => void, isBinary: true) =>
      void subscriptions.push(() => subscriber[how](channels, listen, isBinary));
  const subscribing = { pSubscribe: subscribe('pSubscribe'), subscribe: subscribe('subscribe') };
  // The adapter warns of clients without a listener for errors; these have one.
  const on = () => undefined;
  io.adapter(
    createAdapter({ ...subscribing, publish: createPublish(publisher, outage), on }, { ...subscribing, on }),
  );
  for (const client of [publisher, subscriber]) {
    client.on('error', outage.failed).on('ready', () => void join().catch(outage.failed));
    client.connect().catch(outage.failed);
  }

  return {
    isJoined: (): boolean => isSubscribed && publisher.isReady && subscriber.isReady,
    /** Lets what was published go out where that can be done at once. */
    close: async (): Promise<void> => {
      await Promise.race([
        publisher.isReady && publisher.close(),
        new Promise((resolve) => setTimeout(resolve, FAREWELL_MS).unref()),
      ]);
      publisher.destroy();
      subscriber.destroy();
    },
  };
}

function createPublish(publisher: Publisher, outage: OutageLog) {
  /** Others have missed what was published: a new connection ends in `onJoined`. */
  const reconnect = (error: unknown) => {
    if (!publisher.isReady) return;
    outage.failed(error);
    publisher.destroy();
    publisher.connect().catch(outage.failed);
  };
  return (channel: string, message: string): void => {
    if (!publisher.isReady) return;
    // Each write looks like life to the socket, so that its own timeout may never come.
    const late = setTimeout(() => reconnect(new Error('Redis does not answer')), SILENCE_MS).unref();
    publisher
      .publish(channel, message)
      .catch(reconnect)
      .finally(() => clearTimeout(late));
  };
}

function pauseMs(tries: number): number {
  return Math.min(250 * 2 ** tries, LONGEST_PAUSE_MS) * (0.5 + Math.random());
}
