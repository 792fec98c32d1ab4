import { setTimeout as sleep } from 'node:timers/promises';

const CONNECT_MS = 3000;
/** Until both connections are of use: a Redis that hangs accepts them and then says nothing. */
const OPEN_MS = 5000;
const FAREWELL_MS = 500;

type LinkOptions = {
  url: string;
  channel: string;
  onText: (text: string) => void;
  /** Ends the opening; an open link is closed. */
  signal: AbortSignal;
};

export type Link = Awaited<ReturnType<typeof openLink>>;

/**
 * A connection that publishes and one that listens, lost together and never mended: who wants them back opens a new
 * link. Nothing waits in a queue, so nothing is sent late.
 */
export async function openLink({ url, channel, onText, signal }: LinkOptions) {
  // Lazy-loaded: most servers, and nearly all tests, run without Redis.
  const { createClient } = await import('redis');
  signal.throwIfAborted();
  const options = {
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
  } as const;
  const [publisher, listener] = [createClient(options), createClient(options)];
  let lose: (error: unknown) => void = () => undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    lose = reject;
  });
  lost.catch(() => undefined);
  for (const client of [publisher, listener])
    client.on('error', lose).on('end', () => lose(new Error('the connection to Redis was closed')));
  const giveUp = () => lose(new Error('closing'));
  const destroy = () => {
    for (const client of [publisher, listener]) if (client.isOpen) client.destroy();
  };

  signal.addEventListener('abort', giveUp);
  try {
    const open = Promise.all([publisher.connect(), listener.connect()]);
    const listening = open.then(() => listener.subscribe(channel, onText));
    await Promise.race([listening, lost, timeout(OPEN_MS)]);
  } catch (error) {
    destroy();
    throw error;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
  return {
    publish: (text: string): void => void publisher.publish(channel, text).catch(lose),
    /** Rejects when the link is of no use any more. */
    lost,
    lose,
    destroy,
    /** Says a last word where that can be done at once. */
    close: async (text: string): Promise<void> => {
      const said = publisher.publish(channel, text).catch(() => undefined);
      await Promise.race([said, sleep(FAREWELL_MS, undefined, { ref: false })]);
      destroy();
      giveUp();
    },
  };
}

async function timeout(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false });
  throw new Error('Redis does not answer');
}
