/** An answer that is the same for every visitor, as it goes out. */
export type KeptAnswer = {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Compressed once for all who read it so. */
  encoded: Map<string, Promise<Buffer>>;
};

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

type KeptEntry = { answer: KeptAnswer; readAt: number };

/** How old an answer gets whose change nobody tells of: time passed, or another process wrote and is not reached. */
const FRESH_MS = 10_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** What an answer takes besides its body: address, headers, entries. */
const ENTRY_BYTES = 2048;

/**
 * Answers by key, the least recently asked for going first. `mayKeep`: whether it is told of every change; else each
 * read stands for itself.
 */
export function createKeptAnswers(
  mayKeep: () => boolean,
  { freshMs = FRESH_MS, mostBytes = MOST_BYTES } = {},
) {
  const kept = new Map<string, KeptEntry>();
  const coming = new Map<string, Promise<KeptAnswer | undefined>>();
  let changes = 0;
  let bytes = 0;

  function drop(key: string): void {
    bytes -= sizeOf(kept.get(key)?.answer);
    kept.delete(key);
  }

  function keep(key: string, entry: KeptEntry): void {
    drop(key);
    kept.set(key, entry);
    bytes += sizeOf(entry.answer);
    for (const [oldest] of kept) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  return {
    find: (key: string): KeptAnswer | undefined => {
      const known = kept.get(key);
      if (known === undefined || !mayKeep()) return undefined;
      if (Date.now() - known.readAt >= freshMs) return void drop(key);
      kept.delete(key);
      kept.set(key, known);
      return known.answer;
    },

    /** The answer that somebody is being read now, begun after the last change; `undefined` in the end where it is none to share. */
    coming: (key: string): Promise<KeptAnswer | undefined> | undefined =>
      mayKeep() ? coming.get(key) : undefined,

    /**
     * Notes that `key` is being read; call what it returns with the answer, or without where there is none to share.
     * An answer that something was changed beside is given to those who waited for it, and not kept.
     */
    begin: (key: string): ((answer?: KeptAnswer) => void) => {
      const readAt = Date.now();
      const changesBefore = changes;
      let settle: (answer?: KeptAnswer) => void = () => undefined;
      const promise = new Promise<KeptAnswer | undefined>((resolve) => {
        settle = resolve;
      });
      coming.set(key, promise);
      return (answer) => {
        const isNewest = coming.get(key) === promise;
        if (isNewest) coming.delete(key);
        if (answer && isNewest && changes === changesBefore) keep(key, { answer, readAt });
        settle(answer);
      };
    },

    /** Something was changed: nothing read before it is given to who asks after it. */
    forget: (): void => {
      changes += 1;
      kept.clear();
      coming.clear();
      bytes = 0;
    },
  };
}

/** With room for what is compressed. */
const sizeOf = (answer: KeptAnswer | undefined): number =>
  answer === undefined ? 0 : ENTRY_BYTES + answer.body.length * 2;
