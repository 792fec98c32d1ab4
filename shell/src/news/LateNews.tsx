import { lazily } from '@plumbline/shared-ui/lazy';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { isKeptPage } from '../offline/kept-page';
import { useBoot } from '../remotes/use-site';
import { ASK_EVERY } from './ask-every';
import { isUnusual } from './unusual';

const SiteNews = lazily(loadNews, 'SiteNews');

async function loadNews(): Promise<{ SiteNews: ComponentType }> {
  try {
    return await import(/* webpackChunkName: "news" */ './SiteNews');
  } catch {
    // Optional: the site works without it.
    return { SiteNews: () => null };
  }
}

/**
 * Lazy-loads the notices about the site itself: at once in a preview or override and without a network, else when the tab
 * becomes visible again or has been open for a while, which is when there may be a newer release set.
 */
export function LateNews() {
  const isNeeded = isUnusual(useBoot());
  const isDue = useOccasion();
  return isNeeded || isDue ? <SiteNews /> : null;
}

function useOccasion(): boolean {
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
    window.addEventListener('offline', become);
    if (isKeptPage()) become();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSight);
      window.removeEventListener('offline', become);
    };
  }, [isDue]);
  return isDue;
}
