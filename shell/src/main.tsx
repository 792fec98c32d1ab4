import { startRealtime } from '@plumbline/shared-api/realtime';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { assembleSite } from './assemble-site';
import { readBoot } from './boot/read-boot';
import { createFederation } from './remotes/federation';
import { watchErrors } from './reporting/notes';
import { reportWhenIdle } from './reporting/report-when-idle';

async function start(): Promise<void> {
  watchErrors();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the site.');
  // Every change of path starts at the top, Back and reload included.
  history.scrollRestoration = 'manual';
  const site = await assembleSite(await readBoot(), createFederation());
  createRoot(root).render(<App site={site} />);
  reportWhenIdle(site.content);
  startRealtime(site.store, site.boot.settings.apiUrl);
}

/** Without a boot document nothing can be rendered; the page has a template for that case. */
function giveUp(thrown: unknown): void {
  const words = document.getElementById('no-start');
  if (words instanceof HTMLTemplateElement) document.getElementById('root')?.replaceChildren(words.content);
  globalThis.reportError(thrown);
}

start().catch(giveUp);
