import { createRoot } from 'react-dom/client';
import { App } from './App';
import { assembleSite } from './assemble-site';
import { readBoot } from './boot/read-boot';
import { createFederation } from './remotes/federation';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the site.');
  // Every change of path starts at the top (SPEC §2), Back and reload included.
  history.scrollRestoration = 'manual';
  const site = await assembleSite(readBoot(), createFederation());
  createRoot(root).render(<App site={site} />);
  const { startRealtime } = await import('@plumbline/shared-api/realtime');
  startRealtime(site.store, site.boot.settings.apiUrl);
}

void start();
