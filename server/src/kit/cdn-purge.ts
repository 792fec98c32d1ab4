/** What comes at once is one call. */
const GATHER_MS = 250;
const AGAIN_MS = 2000;
const MOST_TRIES = 3;
const DEADLINE_MS = 5000;

type Options = {
  url: string;
  token: string | undefined;
  log: { warn: (details: object, message: string) => void };
};

export type Purge = (tags: readonly string[]) => void;

/**
 * Has a cache in front of the site drop pages by their tags. A call that fails is repeated with what came meanwhile;
 * after the third the pages stay for as long as the cache may keep them, which is not long.
 */
export function createPurge({ url, token, log }: Options): Purge {
  const due = new Set<string>();
  let tries = 0;
  let timer: NodeJS.Timeout | undefined;

  async function send(): Promise<void> {
    timer = undefined;
    const tags = [...due];
    due.clear();
    try {
      await post({ url, token, tags });
      tries = 0;
    } catch (error) {
      tries += 1;
      if (tries < MOST_TRIES) return purge(tags, AGAIN_MS);
      tries = 0;
      log.warn(
        { reason: String(error) },
        'PURGE_URL did not take what has changed: pages stay as long as they may',
      );
    }
  }

  function purge(tags: readonly string[], afterMs: number): void {
    for (const tag of tags) due.add(tag);
    timer ??= setTimeout(() => void send(), afterMs).unref();
  }

  return (tags) => purge(tags, GATHER_MS);
}

async function post({ url, token, tags }: { url: string; token: string | undefined; tags: string[] }) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ tags }),
    redirect: 'manual',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
}
