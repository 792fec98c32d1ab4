import { SignJWT } from 'jose';
import { encryptPush } from './encrypt';
import type { PushKeys } from './encrypt';
import { isPushService } from './push-services';
import type { VapidKeys } from './vapid-keys';

const DEADLINE_MS = 10_000;
/** So long a push service keeps it for a browser that is closed. */
const KEPT_SECONDS = 24 * 3600;

/** `gone`: the browser has no such subscription any more. `refused`: it would be refused again. */
export type PushOutcome = 'sent' | 'gone' | 'refused';
export type PushClient = ReturnType<typeof createPushClient>;

type Target = PushKeys & { endpoint: string };
type Settings = { keys: VapidKeys; siteUrl: string; mailFrom: string; pushOrigins: readonly string[] };

/** Hands a message to a push service. Rejects for what another try may mend. */
export function createPushClient({ keys, siteUrl, mailFrom, pushOrigins }: Settings) {
  /** Whom a push service can write to. */
  const subject = siteUrl.startsWith('https:')
    ? siteUrl
    : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? 'operator@localhost'}`;

  const tokenFor = (endpoint: string) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setAudience(new URL(endpoint).origin)
      .setSubject(subject)
      .setExpirationTime('12h')
      .sign(keys.privateKey);

  return async ({ endpoint, p256dh, auth }: Target, text: string): Promise<PushOutcome> => {
    if (!isPushService(endpoint, pushOrigins)) return 'refused';
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: `vapid t=${await tokenFor(endpoint)}, k=${keys.publicKey}`,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_SECONDS),
        urgency: 'normal',
      },
      body: new Uint8Array(encryptPush(text, { p256dh, auth })),
      // It would lead past the list of hosts.
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await answer.body?.cancel();
    return outcomeOf(answer.status);
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
  return 'refused';
}
