import { createHash } from 'node:crypto';

const NEWLINE = 0x0a;
const LIMIT = 2n ** 256n;

export type TableDigest = { rows: number; digest: string };

/**
 * Counts the lines of a COPY and adds up their hashes: the same rows have the same digest in any order, which the database
 * that holds them is free to choose.
 */
export function createRowDigest() {
  let [rows, sum] = [0, 0n];
  let rest: Buffer = Buffer.alloc(0);
  return {
    add(bytes: Buffer): void {
      const text = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      let start = 0;
      for (let end = text.indexOf(NEWLINE); end !== -1; end = text.indexOf(NEWLINE, start)) {
        const hash = createHash('sha256').update(text.subarray(start, end)).digest('hex');
        sum = (sum + BigInt(`0x${hash}`)) % LIMIT;
        rows += 1;
        start = end + 1;
      }
      rest = text.subarray(start);
    },
    read: (): TableDigest => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  };
}
