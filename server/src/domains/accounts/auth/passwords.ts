import { hash, verify } from '@node-rs/argon2';
import fastq from 'fastq';
import { AppError } from '../../../kit/errors';

/** Argon2id (0 d, 1 i, 2 id) at OWASP's figures; 13 ms each. */
const SETTINGS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two at a time leave the thread pool to files and pictures. */
const AT_A_TIME = 2;
/** About three seconds of work; calls beyond it are refused with BUSY. */
const LONGEST_QUEUE = 400;

/**
 * How one password may arrive: systems write é as one character or as two, and ﬁ as one or as two. Hashed is the first;
 * the others are those of accounts from before that was so.
 */
const formsOf = (password: string) => [
  ...new Set(['NFKC', 'NFC', 'NFD'].map((form) => password.normalize(form)).concat(password)),
];

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and checks passwords in a bounded queue. BUSY when the queue is full. */
export function createPasswords() {
  const queue = fastq.promise((work: () => Promise<unknown>) => work(), AT_A_TIME);
  const decoy = hash('no account has this password', SETTINGS);

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (queue.length() >= LONGEST_QUEUE) throw new AppError('BUSY', { retryAfter: 2 });
    return queue.push(work) as Promise<T>;
  }

  return {
    hash: (password: string): Promise<string> => enqueue(() => hash(password.normalize('NFKC'), SETTINGS)),

    /** Takes the same time when there is no such account, or none with a password. */
    isRight: (password: string, stored: string | null | undefined): Promise<boolean> =>
      enqueue(async () => {
        const against = stored ?? (await decoy);
        for (const form of formsOf(password))
          if (await verify(against, form)) return typeof stored === 'string';
        return false;
      }),
  };
}
