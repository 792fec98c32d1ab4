import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../settings/start-error';
import { isDatabaseLost } from './lost';

const WITHIN_MS = 30_000;
const PAUSE_MS = 500;
const CONNECT_MS = 5000;

type WaitOptions = { say: (line: string) => void; withinMs?: number };

/**
 * Waits for a database that starts later than we do. What waiting does not change, such as a wrong password, is thrown
 * at once.
 */
export async function waitForDatabase(
  url: string,
  { say, withinMs = WITHIN_MS }: WaitOptions,
): Promise<void> {
  const began = Date.now();
  let lastError: unknown;
  while (Date.now() - began < withinMs) {
    try {
      await tryToConnect(url);
      return;
    } catch (error) {
      if (!isDatabaseLost(error)) throw error;
      if (lastError === undefined) say(`Waiting for the database of DATABASE_URL (${reasonOf(error)})`);
      lastError = error;
      await sleep(PAUSE_MS);
    }
  }
  const seconds = Math.round(withinMs / 1000);
  throw new StartError(`DATABASE_URL: no answer within ${seconds} seconds (${reasonOf(lastError)}).`);
}

async function tryToConnect(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'plumbline-start',
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Where a name has several addresses, the error of all of them has a code and no message. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return message !== undefined && message !== '' ? message : (code ?? String(error));
}
