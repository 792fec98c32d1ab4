import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useBoot } from '../boot/use-boot';
import { isUnusual } from './unusual';

/** Longest wait for an idle moment (milliseconds). */
const PATIENCE = 5000;

const SiteNews = lazy(loadNews);

async function loadNews(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import(/* webpackChunkName: "news" */ './SiteNews')).SiteNews };
  } catch {
    // The site is complete without it.
    return { default: () => null };
  }
}

/** Brings what is said about the site itself: at once where this is not the live site as usual, else when idle. */
export function LateNews() {
  const isNeeded = isUnusual(useBoot());
  const isIdle = useIdle();
  if (!isNeeded && !isIdle) return null;
  return (
    <Suspense>
      <SiteNews />
    </Suspense>
  );
}

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const become = () => {
      setIdle(true);
    };
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(become, PATIENCE);
      return () => {
        clearTimeout(timer);
      };
    }
    const callback = requestIdleCallback(become, { timeout: PATIENCE });
    return () => {
      cancelIdleCallback(callback);
    };
  }, []);
  return isIdle;
}
