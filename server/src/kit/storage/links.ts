import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const HOUR_SECONDS = 3600;
/** So many proofs are kept: a list shows some twenty, and each costs as much as reading its row. */
const MOST_PROOFS = 20_000;

/** Makes and checks the URLs of stored files. */
export type FileLinks = ReturnType<typeof createFileLinks>;

type FileLinkOptions = { publicUrl: string | undefined; signingKey: string | undefined; now?: () => number };

/** What the signature of a link to smaller copies stands for. */
const copiesOf = (id: string, largest: number) => `picture.${largest}.${id}`;

const briefly = (id: string) => `brief.${id}`;

/**
 * Links below `/api/v1/files/`. Public files (pictures of people) have plain ones; private files have links that
 * carry their own proof and end after one to two hours. The end is a full hour, so that a link stays the same for
 * a while and browsers can reuse what they have. Without a key, links die with the process.
 */
export function createFileLinks({ publicUrl = '', signingKey, now = Date.now }: FileLinkOptions) {
  const key = signingKey ?? randomBytes(32);
  const sign = (what: string, expires: number) =>
    createHmac('sha256', key).update(`${what}.${expires}`).digest('base64url');
  let kept = { expires: 0, proofs: new Map<string, string>() };
  /** The same text for an hour, so it is made once. */
  const prove = (what: string): string => {
    const expires = (Math.floor(now() / 1000 / HOUR_SECONDS) + 2) * HOUR_SECONDS;
    if (kept.expires !== expires || kept.proofs.size >= MOST_PROOFS) kept = { expires, proofs: new Map() };
    const proof = kept.proofs.get(what) ?? `${expires}.${sign(what, expires)}`;
    kept.proofs.set(what, proof);
    return proof;
  };
  /** Is `signature` ours for this, and not over? */
  const isProof = (what: string, signature: string): boolean => {
    const expires = Number(/^([1-9]\d{0,11})\./.exec(signature)?.[1] ?? 0);
    if (expires * 1000 < now()) return false;
    // The whole text as we write it: one link has one spelling.
    const expected = Buffer.from(`${expires}.${sign(what, expires)}`);
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  const plain = (id: string) => `${publicUrl}/api/v1/files/${id}`;
  return {
    /** `null` in, `null` out: people without a picture. */
    publicLink: (id: string | null): string | null => (id === null ? null : plain(id)),
    signedLink: (id: string): string => `${plain(id)}?sig=${prove(id)}`,
    isValid: (id: string, signature: string): boolean =>
      isProof(id, signature) || isProof(briefly(id), signature),
    /** To what is shown once: it ends soon, and nobody keeps a copy of the answer. */
    briefLink: (id: string, seconds: number): { url: string; expiresAt: Date } => {
      const expires = Math.floor(now() / 1000) + seconds;
      const signature = `${expires}.${sign(briefly(id), expires)}`;
      return { url: `${plain(id)}?sig=${signature}`, expiresAt: new Date(expires * 1000) };
    },
    isBrief: (id: string, signature: string): boolean => isProof(briefly(id), signature),
    /** Links to copies of a picture with a longest side of `largest` pixels at most, and not to the file itself. */
    pictureLink: (id: string, largest: number): string =>
      `${plain(id)}/picture?largest=${largest}&sig=${prove(copiesOf(id, largest))}`,
    isPictureLink: (id: string, { largest, signature }: { largest: number; signature: string }): boolean =>
      isProof(copiesOf(id, largest), signature),
  };
}
