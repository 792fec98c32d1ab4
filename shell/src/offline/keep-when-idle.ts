import type { Site } from '../assemble-site';
import { whenIdle } from '../reporting/when-idle';

/** Lets the browser keep the site once the page has nothing better to do. Without that the site works as before. */
export function keepWhenIdle(site: Pick<Site, 'boot' | 'store'>): void {
  whenIdle(() => {
    import('./keep-site').then(({ keepSite }) => keepSite(site)).catch(() => undefined);
  });
}
