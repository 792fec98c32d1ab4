import { startRealtime } from '@plumbline/shared-api/realtime';
import { assembleSite } from './assemble-site';
import type { Site } from './assemble-site';
import { readBoot } from './boot/read-boot';
import { isKeptPage } from './offline/kept-page';
import { keepWhenIdle } from './offline/keep-when-idle';
import { createFederation } from './remotes/federation';
import { readRendered, show } from './rendered/take-over';
import { watchErrors } from './reporting/notes';
import { reportWhenIdle } from './reporting/report-when-idle';

async function start(): Promise<void> {
  watchErrors();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the site.');
  // Every change of path starts at the top, Back and reload included.
  history.scrollRestoration = 'manual';
  const rendered = readRendered();
  const site = await assembleSite(await readBoot(), createFederation(), rendered);
  if (isKeptPage()) await bringSeen(site);
  await show(site, root, rendered);
  reportWhenIdle(site.content);
  keepWhenIdle(site);
  startRealtime(site.store, site.boot.settings.apiUrl);
}

/** What this person last saw, before the page asks in vain for what is new. */
const bringSeen = ({ store }: Site) =>
  import('@plumbline/shared-api/seen').then(({ followSeen }) => followSeen(store)).catch(() => undefined);

/** Without a boot document nothing can be rendered; the page has a template for that case. */
function giveUp(thrown: unknown): void {
  const words = document.getElementById('no-start');
  if (words instanceof HTMLTemplateElement) document.getElementById('root')?.replaceChildren(words.content);
  globalThis.reportError(thrown);
}

start().catch(giveUp);
