import type { RenderOrder } from '@plumbline/shared-schema/rendering';
import type { Log } from '../log';
import { RenderFailure } from './renderer-process';
import type { RenderMeans } from './renderer-process';

/** A page that failed is left alone for so long. */
const PAUSE_MS = 30_000;
const MOST_PAUSES = 1000;
const MOST_TOLD = 20;

/** Why a page went out as before; `remote` is whose code or file it was, where that is known. */
export type NotRendered = { url: string; reason: string; remote?: string; version?: string; at: string };

/** `remote`: whose page it is. */
export type Asked = {
  means: RenderMeans;
  url: string;
  language: RenderOrder['language'];
  remote: string | undefined;
};

/** Pages that could not be rendered: told to the operator, and not tried again at once. */
export function createFailedPages(log: Log) {
  const pausedUntil = new Map<string, number>();
  let told: NotRendered[] = [];

  function pause(key: string): void {
    if (pausedUntil.size > MOST_PAUSES) pausedUntil.clear();
    pausedUntil.set(key, Date.now() + PAUSE_MS);
  }

  return {
    pause,
    isPaused: (key: string) => (pausedUntil.get(key) ?? 0) > Date.now(),
    failed(key: string, { means, url, remote }: Asked, error: unknown): void {
      pause(key);
      const named = (error instanceof RenderFailure ? error.remote : undefined) ?? remote;
      const version = means.boot.remotes.find(({ name }) => name === named)?.version;
      const reason = error instanceof Error ? error.message : String(error);
      const failure = { url, reason, ...(named && { remote: named }), ...(version && { version }) };
      told = [{ ...failure, at: new Date().toISOString() }, ...told].slice(0, MOST_TOLD);
      log.error(failure, 'page not rendered; sent for the browser to render');
    },
    told: () => told,
  };
}
