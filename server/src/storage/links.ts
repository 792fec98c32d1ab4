import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const HOUR_SECONDS = 3600;

/** Makes and checks the URLs of stored files. */
export type FileLinks = ReturnType<typeof createFileLinks>;

type FileLinkOptions = { publicUrl: string | undefined; signingKey: string | undefined; now?: () => number };

/**
 * Links below `/api/v1/files/`. Public files (pictures of people) have plain ones; private files have links that
 * carry their own proof and end after one to two hours. The end is a full hour, so that a link stays the same for
 * a while and browsers can reuse what they have. Without a key, links die with the process.
 */
export function createFileLinks({ publicUrl = '', signingKey, now = Date.now }: FileLinkOptions) {
  const key = signingKey ?? randomBytes(32);
  const sign = (id: string, expires: number) =>
    createHmac('sha256', key).update(`${id}.${expires}`).digest('base64url');
  const plain = (id: string) => `${publicUrl}/api/v1/files/${id}`;
  return {
    /** `null` in, `null` out: people without a picture. */
    publicLink: (id: string | null): string | null => (id === null ? null : plain(id)),
    signedLink: (id: string): string => {
      const expires = (Math.floor(now() / 1000 / HOUR_SECONDS) + 2) * HOUR_SECONDS;
      return `${plain(id)}?sig=${expires}.${sign(id, expires)}`;
    },
    /** Is `signature` ours for this file, and not over? */
    isValid: (id: string, signature: string): boolean => {
      const expires = Number(/^([1-9]\d{0,11})\./.exec(signature)?.[1] ?? 0);
      if (expires * 1000 < now()) return false;
      // The whole text as we write it: one link has one spelling.
      const expected = Buffer.from(`${expires}.${sign(id, expires)}`);
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
