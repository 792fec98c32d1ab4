import { useEffect, useState } from 'react';
import { ASK_EVERY } from './ask-every';

/**
 * The release set that a reload would bring, once it differs from this tab's. Polled on mount, when the tab becomes
 * visible and every five minutes; no answer means no news.
 */
export function useNewerSet(current: string): string | undefined {
  const [newest, setNewest] = useState(current);

  useEffect(() => {
    // An older edge names no sets.
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
    // A page that was opened without a network may be of an older set.
    window.addEventListener('online', onSight);
    return () => {
      leaving.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
      window.removeEventListener('online', onSight);
    };
  }, [current]);

  return newest === current ? undefined : newest;
}

async function readSet(signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch('/platform.json', { cache: 'no-store', signal });
  const { set } = (await answer.json()) as { set?: unknown };
  return answer.ok && typeof set === 'string' && set !== '' ? set : undefined;
}
