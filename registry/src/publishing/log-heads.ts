import { createHash } from 'node:crypto';
import { canonicalJson } from '../canonical-json';
import { openSignedHead, readHead, signDocument } from '../signing';
import type { LogHead } from '../signing';
import { SequenceTakenError } from '../store/artifact-store';
import type { AuditEntry } from '../store/artifact-store';
import type { RegistryContext } from './registry-context';

const DAY_MS = 86_400_000;

/**
 * Signs what the log holds of the days until yesterday, once a day: a head names each entry by its hash, and the head
 * before by its own. `isForced`: on the same day too, for keys that change.
 */
export async function sealLog(context: RegistryContext, { isForced = false } = {}): Promise<void> {
  const { store, signingKeys, publicKeys } = context;
  const until = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  const [newest] = await store.heads.sequences();
  const last = newest === undefined ? undefined : await store.heads.readDocument(newest);
  // One that nobody signed must not be followed by one that is genuine.
  const sealed = last === undefined ? '' : openSignedHead(last, publicKeys).until;
  if (sealed >= until && !isForced) return;
  const named = new Set((await readHeads(context)).flatMap((head) => head.entries));
  const entries = (await store.readAudit())
    .filter(({ at }) => at.slice(0, 10) <= until)
    .map(hashOfEntry)
    .filter((hash) => !named.has(hash));
  const previous = last === undefined ? null : sha256(last);
  const signed = signDocument({ document: 'log-head', until, previous, entries }, signingKeys);
  await store.heads
    .writeDocument((newest ?? 0) + 1, `${JSON.stringify(signed)}\n`)
    .catch((error: unknown) => {
      // Somebody else sealed it at the same time.
      if (!(error instanceof SequenceTakenError)) throw error;
    });
}

/**
 * The day until which the log is sealed, and proof that what was sealed is there unchanged; undefined: nothing is sealed
 * yet. Throws where an entry was changed or taken away, or a head is not genuine.
 */
export async function checkLog(context: RegistryContext): Promise<string | undefined> {
  const heads = await readHeads(context);
  const present = new Set((await context.store.readAudit()).map(hashOfEntry));
  for (const { until, entries } of heads) {
    const gone = entries.filter((hash) => !present.has(hash)).length;
    if (gone > 0)
      throw new Error(`${gone} entries of the log that were there on ${until} were changed or taken away`);
  }
  return heads[0]?.until;
}

/** The newest first. It is signed by a trusted key, the others by the chain: their keys may be retired. */
async function readHeads({ store, publicKeys }: RegistryContext): Promise<LogHead[]> {
  const heads: LogHead[] = [];
  let expected: string | null | undefined;
  for (const sequence of await store.heads.sequences()) {
    const text = await store.heads.readDocument(sequence);
    const head = expected === undefined ? openSignedHead(text, publicKeys) : headInChain(text, expected);
    heads.push(head);
    expected = head.previous;
  }
  if (expected) throw new Error('heads of the log were taken away');
  return heads;
}

function headInChain(text: string, expected: string | null): LogHead {
  if (sha256(text) !== expected) throw new Error('a head of the log was changed');
  return readHead(text);
}

function hashOfEntry(entry: AuditEntry): string {
  return sha256(canonicalJson(entry));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
