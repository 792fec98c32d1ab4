import type { BootDocument } from '@plumbline/shared-schema/platform';

/**
 * What the edge and its renderers say to each other. A renderer is a process without rights that holds the server half
 * of one release set; it asks the edge for files of remotes and for answers of the API.
 */

/** A page to be rendered for a visitor without a session. `url`: path and query; `now`: milliseconds since 1970. */
export type RenderOrder = { url: string; language: 'en' | 'fr'; now: number };

/** What a page came to. `state`: of the store, as the page's scripts take it over. */
export type RenderedPage = {
  html: string;
  /** Style sheets with what emotion calls them; its cache in the browser adopts them. */
  styles: { name: string; css: string }[];
  title: string;
  status: 200 | 404;
  state: unknown;
};

/** Id of the element with what the page's scripts take over, as JSON. */
export const RENDERED_ID = 'rendered';
export type RenderedState = Pick<RenderOrder, 'language' | 'now'> & { state: unknown };

/** Name of the `meta` element in the page that a browser keeps for the time without a network. */
export const KEPT_PAGE = 'plumbline-kept';

/** Marks what the browser has to render, such as a part that is loaded later. */
export const LATER = 'later';

export type ToRenderer =
  | { kind: 'boot'; boot: BootDocument }
  | { kind: 'render'; id: number; order: RenderOrder }
  | { kind: 'module'; remote: string; expose: string; source: string | null }
  | { kind: 'answer'; id: number; status: number; headers: Record<string, string>; body: string };

export type FromRenderer =
  | { kind: 'ready' }
  | { kind: 'module'; remote: string; expose: string }
  | { kind: 'ask'; id: number; path: string; language: string }
  | { kind: 'page'; id: number; page: RenderedPage | null }
  | { kind: 'failed'; id: number; reason: string; remote?: string };
