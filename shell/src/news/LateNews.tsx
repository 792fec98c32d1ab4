import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useBoot } from '../boot/use-site';
import { ASK_EVERY } from './ask-every';
import { isUnusual } from './unusual';

const SiteNews = lazy(loadNews);

async function loadNews(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import(/* webpackChunkName: "news" */ './SiteNews')).SiteNews };
  } catch {
    // Optional: the site works without it.
    return { default: () => null };
  }
}

/**
 * Lazy-loads the notices about the site itself: at once in a preview or override, else when the tab becomes visible
 * again or has been open for a while, which is when there may be a newer release set.
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
