import { randomUUID } from 'node:crypto';
import { RELEASE_FILE } from '../release/read-release';
import { auditEntrySchema, SequenceTakenError } from './artifact-store';
import type { ArtifactRef, ArtifactStore, Documents } from './artifact-store';
import type { Bucket, ObjectFacts } from '@plumbline/registry/bucket';
import { twoDaysBefore } from './days';
import { leaseOn } from './lease';
import type { Hold } from './lease';
import { severalAtOnce } from './several-at-once';

const AUDIT = 'audit/';
/** How long a look at an object is believed: each file of each page would be looked at again and again. */
const LOOK_MS = 60_000;
const MOST_LOOKS = 10_000;
/** Between two looks at all that is there; the next number is looked for each time. */
const LIST_MS = 30_000;
const AT_ONCE = 16;

/**
 * The store in a bucket: `artifacts/<name>/<contentHash>/…`, `registry/<sequence>.json`, the same in `owners/`, `attestations/`
 * and `heads/`, `audit/<time>-….json`, one object an entry. Nothing can be renamed there, so a build is there when its `release.json` is, which is written last
 * and removed first; whoever writes or removes builds holds the lease.
 */
export function bucketStore(bucket: Bucket): ArtifactStore {
  const hold = leaseOn(bucket);
  return {
    ...artifactsIn(bucket, hold),
    ...lifetimesIn(bucket, hold),
    ...documentsIn(bucket, 'registry/'),
    ...auditIn(bucket),
    owners: documentsIn(bucket, 'owners/'),
    attestations: documentsIn(bucket, 'attestations/'),
    heads: documentsIn(bucket, 'heads/'),
    once: marksIn(bucket),
  };
}

type Artifacts = Pick<ArtifactStore, 'has' | 'put' | 'get' | 'stamp' | 'list' | 'weigh' | 'names'>;
type Lifetimes = Pick<ArtifactStore, 'renew' | 'storedAt' | 'remove'>;
type Audit = Pick<ArtifactStore, 'appendAudit' | 'readAudit'>;

const folderOf = ({ name, contentHash }: ArtifactRef) => `artifacts/${name}/${contentHash}/`;
const clockOf = (ref: ArtifactRef) => `${folderOf(ref)}${RELEASE_FILE}`;

function artifactsIn(bucket: Bucket, hold: Hold): Artifacts {
  const look = rememberedLooks(bucket);
  const has = async (ref: ArtifactRef) => (await bucket.facts(clockOf(ref))) !== undefined;
  const namesBelow = async (start: string, form: RegExp) =>
    (await bucket.folders(start)).filter((name) => form.test(name)).sort();

  return {
    has,
    get: (ref, file) => bucket.get(`${folderOf(ref)}${file}`),
    stamp: async (ref, file) => (await look(`${folderOf(ref)}${file}`))?.tag,
    names: () => namesBelow('artifacts/', /^[a-z][a-z0-9-]*$/),
    list: (name) => namesBelow(`artifacts/${name}/`, /^[0-9a-f]{16,64}$/),

    async weigh(name) {
      let total = 0;
      for await (const { size } of bucket.list(`artifacts/${name}/`)) total += size;
      return total;
    },

    put: (ref, files) =>
      hold(async (stay) => {
        if (await has(ref)) return;
        const write = async ([file, bytes]: [string, Uint8Array]) => {
          await stay();
          await bucket.put(`${folderOf(ref)}${file}`, bytes);
        };
        const isClock = ([file]: [string, Uint8Array]) => file === RELEASE_FILE;
        await severalAtOnce(
          [...files].filter((entry) => !isClock(entry)),
          AT_ONCE,
          write,
        );
        await severalAtOnce([...files].filter(isClock), 1, write);
      }),
  };
}

/** The facts of objects; what is there is believed for a minute. */
function rememberedLooks(bucket: Bucket) {
  const looks = new Map<string, { facts: ObjectFacts; at: number }>();

  return async (key: string): Promise<ObjectFacts | undefined> => {
    const known = looks.get(key);
    if (known && Date.now() - known.at < LOOK_MS) return known.facts;
    const facts = await bucket.facts(key);
    looks.delete(key);
    if (!facts) return undefined;
    looks.set(key, { facts, at: Date.now() });
    const [oldest] = looks.keys();
    if (looks.size > MOST_LOOKS && oldest !== undefined) looks.delete(oldest);
    return facts;
  };
}

function lifetimesIn(bucket: Bucket, hold: Hold): Lifetimes {
  /** The clock says seconds: until the end of its second it may have been written. */
  const writtenBy = ({ at }: { at: Date }) => new Date(at.getTime() + 999);

  async function storedAt(ref: ArtifactRef): Promise<Date | undefined> {
    const clock = await bucket.facts(clockOf(ref));
    if (clock) return writtenBy(clock);
    // What a publisher or a gc that died left behind is as old as its last file.
    let last: Date | undefined;
    for await (const { at } of bucket.list(folderOf(ref))) if (!last || at > last) last = at;
    return last && writtenBy({ at: last });
  }

  return {
    storedAt,
    renew: (ref) =>
      hold(async (stay) => {
        await stay();
        return bucket.touch(clockOf(ref));
      }),

    remove: (ref, since) =>
      hold(async (stay) => {
        const stored = await storedAt(ref);
        if (!stored || stored > since) return false;
        const gone = async (key: string) => {
          await stay();
          await bucket.remove(key);
        };
        await gone(clockOf(ref));
        const rest: string[] = [];
        for await (const { key } of bucket.list(folderOf(ref))) rest.push(key);
        await severalAtOnce(rest, AT_ONCE, gone);
        return true;
      }),
  };
}

function documentsIn(bucket: Bucket, start: string): Documents {
  const keyOf = (sequence: number) => `${start}${String(sequence).padStart(10, '0')}.json`;
  const highest = newestIn(bucket, keyOf);

  async function sequencesFrom(first: number): Promise<number[]> {
    const found: number[] = [];
    for await (const { key } of bucket.list(start, first > 1 ? keyOf(first - 1) : undefined))
      found.push(...[/\/(\d{10})\.json$/.exec(key)?.[1] ?? []].flat().map(Number));
    return found.reverse();
  }

  return {
    sequences: () => sequencesFrom(1),
    revision: () => highest(sequencesFrom),

    async readDocument(sequence) {
      const text = await bucket.get(keyOf(sequence));
      if (!text) throw new Error(`there is no document ${keyOf(sequence)}`);
      return text.toString('utf8');
    },

    async writeDocument(sequence, text) {
      if (!(await bucket.create(keyOf(sequence), Buffer.from(text)))) throw new SequenceTakenError(sequence);
    },
  };
}

/**
 * Follows the highest number without listing: it looks for the one after it. That another was removed, or written anew,
 * is noticed by a list of what is from there on, twice a minute.
 */
function newestIn(bucket: Bucket, keyOf: (sequence: number) => string) {
  let sequence = 0;
  let tag: string | undefined;
  let listedAt = -Infinity;

  async function takeNext(): Promise<boolean> {
    const next = await bucket.facts(keyOf(sequence + 1));
    if (!next) return false;
    sequence += 1;
    tag = next.tag;
    return true;
  }

  return async (sequencesFrom: (first: number) => Promise<number[]>): Promise<string> => {
    if (Date.now() - listedAt >= LIST_MS) {
      const later = sequence > 0 ? await sequencesFrom(sequence) : [];
      const [found = 0] = later.length > 0 ? later : await sequencesFrom(1);
      sequence = found;
      tag = found === 0 ? undefined : (await bucket.facts(keyOf(found)))?.tag;
      listedAt = Date.now();
    }
    while (await takeNext());
    return sequence === 0 ? 'empty' : `${sequence}-${tag}`;
  };
}

function auditIn(bucket: Bucket): Audit {
  return {
    appendAudit: async (entry) => {
      const key = `${AUDIT}${entry.at}-${String(entry.sequence).padStart(10, '0')}-${randomUUID()}.json`;
      await bucket.put(key, Buffer.from(`${JSON.stringify(entry)}\n`));
    },

    async readAudit() {
      const keys: string[] = [];
      for await (const { key } of bucket.list(AUDIT)) keys.push(key);
      const texts = await severalAtOnce(keys, AT_ONCE, (key) => bucket.get(key));
      return texts.flatMap((text) =>
        text ? [auditEntrySchema.parse(JSON.parse(text.toString('utf8')))] : [],
      );
    },
  };
}

function marksIn(bucket: Bucket): ArtifactStore['once'] {
  let cleanedOn = '';

  async function forgetBefore(day: string): Promise<void> {
    for (const old of (await bucket.folders('once/')).filter((other) => other < day))
      for await (const { key } of bucket.list(`once/${old}/`)) await bucket.remove(key);
  }

  return async (day, mark) => {
    // Whoever is told "taken" by the bucket compares: so each asks with other bytes.
    const isFirst = await bucket.create(`once/${day}/${mark}`, Buffer.from(randomUUID()));
    if (cleanedOn !== day) await forgetBefore(twoDaysBefore(day));
    cleanedOn = day;
    return isFirst;
  };
}
