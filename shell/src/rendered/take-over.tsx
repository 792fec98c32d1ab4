import { readToken } from '@plumbline/shared-api/session';
import { LATER, RENDERED_ID } from '@plumbline/shared-schema/rendering';
import type { RenderedState } from '@plumbline/shared-schema/rendering';
import { hasDrafts } from '@plumbline/shared-ui/drafts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { App } from '../App';
import type { AssembledSite, Site } from '../assemble-site';
import { record } from '../reporting/notes';
import { replayEarly } from './replay-early';

/** What came with the page's HTML; undefined where it holds no content, or content for others than this reader. */
export function readRendered(page: Document = document): RenderedState | undefined {
  if (readToken() !== null) return undefined;
  const text = page.getElementById(RENDERED_ID)?.textContent;
  return text ? (JSON.parse(text) as RenderedState) : undefined;
}

/** Whether the HTML is what this reader would get. Its edge has known only what cookies and headers hint at. */
function isFor(site: Site, rendered: RenderedState): boolean {
  return isStillFor(site, rendered) && !isBegunHere();
}

/** Who chooses another language, or signs in, before the page's script is there, gets the page rendered anew. */
function isStillFor(site: Site, { language }: RenderedState): boolean {
  return site.i18n.resolvedLanguage === language && !site.store.getState().session.isAuthenticated;
}

/** Whether the page may begin with what no server is told: secrets of a mailed link, or what was typed in this tab. */
function isBegunHere(): boolean {
  const { usr: given } = (history.state ?? {}) as { usr?: unknown };
  return location.hash.includes('=') || (given ?? null) !== null || hasDrafts();
}

/**
 * Shows the site: takes over the nodes that came as HTML, those of the page once its script is there, or renders into
 * the empty place.
 */
export async function show(
  { coming, ...site }: AssembledSite,
  root: HTMLElement,
  rendered: RenderedState | undefined,
): Promise<Root> {
  if (!rendered || !isFor(site, rendered)) {
    // What is another's stays until there is something to show instead.
    await coming?.arrival;
    root.replaceChildren();
    const empty = createRoot(root);
    empty.render(<App site={site} />);
    return empty;
  }
  const place = coming && root.querySelector('[data-place="page"]');
  const arriving = place && { ...coming, html: place.innerHTML };
  const app = <App site={arriving ? { ...site, arriving } : site} renderedAt={rendered.now} />;
  const taken = hydrateRoot(root, app, {
    onRecoverableError: (thrown) => isStillFor(site, rendered) && reportMismatch(thrown),
  });
  replayEarly(place);
  return taken;
}

/** HTML that does not fit is rendered anew, which costs the reader what it should have saved. */
function reportMismatch(thrown: unknown): void {
  const { digest, message } = thrown as { digest?: string; message: string };
  if (digest === LATER) return;
  const what = `HTML taken over with a mismatch: ${message}`;
  // eslint-disable-next-line no-console -- developers look there, and journeys fail for it
  console.error(what);
  record({ kind: 'failure', phase: 'render', message: what });
}
