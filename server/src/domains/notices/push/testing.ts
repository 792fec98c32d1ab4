import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

type ReceivedPush = { path: string; headers: http.IncomingHttpHeaders; body: Buffer };

/** A browser's side of a subscription. `read` decrypts what was sent to it. */
export function aBrowser() {
  const pair = createECDH('prime256v1');
  const point = pair.generateKeys();
  const auth = randomBytes(16);
  const hkdf = (key: Buffer, from: Buffer, { info, bytes }: { info: Buffer | string; bytes: number }) =>
    Buffer.from(hkdfSync('sha256', key, from, info, bytes));
  return {
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): string => {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + (body[20] ?? 0));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, theirs]);
      const shared = hkdf(pair.computeSecret(theirs), auth, { info, bytes: 32 });
      const key = hkdf(shared, salt, { info: 'Content-Encoding: aes128gcm\0', bytes: 16 });
      const nonce = hkdf(shared, salt, { info: 'Content-Encoding: nonce\0', bytes: 12 });
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(body.subarray(-16));
      const content = Buffer.concat([cipher.update(body.subarray(21 + theirs.length, -16)), cipher.final()]);
      return content.subarray(0, content.lastIndexOf(2)).toString();
    },
  };
}

/** What a browser says of its subscription at `origin`. */
export const aPushSubscription = (origin = 'https://fcm.googleapis.com') => ({
  endpoint: `${origin}/send/${randomUUID()}`,
  keys: aBrowser().keys,
});

/** Stands in for a browser's push service, which tests cannot reach: notes what comes and answers `status`. */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const service = { received, origin: '', status: 201, close: () => void server.close() };
  const server = http.createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    answer.writeHead(service.status, service.status === 302 ? { location: service.origin } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}
