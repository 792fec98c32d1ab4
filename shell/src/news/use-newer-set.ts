import { useEffect, useState } from 'react';
import { ASK_EVERY } from './ask-every';

/**
 * The release set that this visitor would get by loading the page again, once it is another one than this tab has.
 * Asked for now, when the tab comes back into view and every five minutes; without an answer nothing is new.
 */
export function useNewerSet(current: string): string | undefined {
  const [newest, setNewest] = useState(current);

  useEffect(() => {
    // A page from an edge that names no sets.
    if (current === '') return;
    const leaving = new AbortController();
    async function ask(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      const set = await readSet(leaving.signal).catch(() => undefined);
      if (set !== undefined) setNewest(set);
    }
    const onSight = () => void ask();
    onSight();
    const timer = setInterval(onSight, ASK_EVERY);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      leaving.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [current]);

  return newest === current ? undefined : newest;
}

async function readSet(signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch('/platform.json', { cache: 'no-store', signal });
  const { set } = (await answer.json()) as { set?: unknown };
  return answer.ok && typeof set === 'string' && set !== '' ? set : undefined;
}
