import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useBoot } from '../boot/use-boot';
import { ASK_EVERY } from './ask-every';
import { isUnusual } from './unusual';

const SiteNews = lazy(loadNews);

async function loadNews(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import(/* webpackChunkName: "news" */ './SiteNews')).SiteNews };
  } catch {
    // The site is complete without it.
    return { default: () => null };
  }
}

/**
 * Brings what is said about the site itself: at once where this is not the live site as usual, else when the tab comes
 * back into view or has been open for a while, which is when there may be news.
 */
export function LateNews() {
  const isNeeded = isUnusual(useBoot());
  const isDue = useReturn();
  if (!isNeeded && !isDue) return null;
  return (
    <Suspense>
      <SiteNews />
    </Suspense>
  );
}

/** Has the tab come back into view, or been open for as long as news may wait? */
function useReturn(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue) return;
    const become = () => {
      setDue(true);
    };
    const onSight = () => {
      if (document.visibilityState === 'visible') become();
    };
    const timer = setTimeout(become, ASK_EVERY);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [isDue]);
  return isDue;
}
