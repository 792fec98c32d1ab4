/** Asked so often, a read is prepared: each connection parses it once. */
const OFTEN = 20;
/** Every connection keeps what it has prepared, so there is an end to it. */
const PREPARED_MAX = 64;
/** As long as callers can vary what they ask for, texts are forgotten again. */
const WATCHED_MAX = 1000;
const isRead = (text: string) => /^\s*(?:select|with found)\b/i.test(text);

/** Gives reads that come often the names under which connections prepare them; the others have none. */
export function createFrequentReads() {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();

  return {
    nameOf: (text: string): string | undefined => {
      const name = names.get(text);
      if (name !== undefined || names.size >= PREPARED_MAX || !isRead(text)) return name;
      const count = (counts.get(text) ?? 0) + 1;
      if (counts.size >= WATCHED_MAX) counts.clear();
      counts.set(text, count);
      if (count < OFTEN) return undefined;
      counts.delete(text);
      names.set(text, `read_${names.size}`);
      return names.get(text);
    },
  };
}
