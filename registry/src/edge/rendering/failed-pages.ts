import type { BootRemote } from '@plumbline/shared-schema/platform';
import type { RenderOrder } from '@plumbline/shared-schema/rendering';
import { scrubbed } from '@plumbline/shared-schema/scrub';
import type { Log } from '../log';
import { pauseAfter } from './pause-after';
import { RenderFailure } from './render-job';
import type { RenderMeans } from './renderer-process';
import type { RenderedSet } from './renderers';

/** An address that failed, or shows nothing without a session, is left alone for so long. */
const PAUSE_MS = 30_000;
const MOST_PAUSES = 1000;
const MOST_TOLD = 20;

/** Where a page is declared. `path`: its pattern, since addresses are what visitors typed. */
export type PagePlace = { path: string; remote?: string | undefined; expose?: string | undefined };

export type PageRequest = PagePlace & {
  means: RenderMeans;
  kind: RenderedSet;
  url: string;
  language: RenderOrder['language'];
  /** The address of whoever asks; absent: it is rendered for all. */
  visitor?: string | undefined;
};

type BlamedRemote = Partial<Pick<BootRemote, 'version' | 'source'>> & { remote?: string };
/** Why a page went out without its content; `remote` is whose code or file it was, where that is known. */
export type PageFailure = { path: string; reason: string } & BlamedRemote;
export type NotRendered = Omit<PageFailure, 'source'> & { at: string };

type Pause = { until: number; failure?: PageFailure | undefined };
type Streak = Pause & { failures: number };

type Options = {
  log: Log;
  /** Called for each visitor who gets a page without content because of a failure. */
  onFailed: (failure: PageFailure) => void;
};

/** Pages that could not be rendered: told to the operator, and not tried again at once. */
export function createFailedPages({ log, onFailed }: Options) {
  const pauses = new Map<string, Pause>();
  /** Of a page of a remote, whatever its address: one that always fails would cost a process each time. */
  const streaks = new Map<string, Streak>();
  let told: NotRendered[] = [];

  function pause(asked: PageRequest, failure?: PageFailure): void {
    const key = keyOf(asked);
    pauses.delete(key);
    pauses.set(key, { until: Date.now() + PAUSE_MS, failure });
    const [oldest] = pauses.keys();
    if (pauses.size > MOST_PAUSES && oldest !== undefined) pauses.delete(oldest);
  }

  function prolong(asked: PageRequest, failure: PageFailure): void {
    const failures = (streaks.get(pageOf(asked))?.failures ?? 0) + 1;
    if (streaks.size > MOST_PAUSES) streaks.clear();
    streaks.set(pageOf(asked), { failures, failure, until: Date.now() + pauseAfter(failures) });
  }

  function report({ source: _source, ...failure }: PageFailure): void {
    const isOther = ({ path, reason, remote, version }: NotRendered) =>
      path !== failure.path ||
      reason !== failure.reason ||
      remote !== failure.remote ||
      version !== failure.version;
    told = [{ ...failure, at: new Date().toISOString() }, ...told.filter(isOther)].slice(0, MOST_TOLD);
    log.error(failure, 'page not rendered; sent for the browser to render');
  }

  return {
    /** Whether it is left alone for now. */
    isPaused(asked: PageRequest): boolean {
      const now = Date.now();
      const paused = [pauses.get(keyOf(asked)), streaks.get(pageOf(asked))].find(
        (each) => each && each.until > now,
      );
      if (paused?.failure) onFailed(paused.failure);
      return paused !== undefined;
    },
    /** It shows nothing to a visitor without a session. */
    empty: (asked: PageRequest) => pause(asked),
    rendered: (asked: PageRequest) => void streaks.delete(pageOf(asked)),
    failed(asked: PageRequest, error: unknown): void {
      const failure = failureOf(asked, error);
      pause(asked, failure);
      prolong(asked, failure);
      report(failure);
      onFailed(failure);
    },
    told: () => told,
  };
}

export function keyOf({ means, language, url }: PageRequest): string {
  return `${means.set} ${language} ${url}`;
}

/** A page with a query counts apart: what somebody makes up stops no plain page. */
function pageOf({ means, path, remote, expose, url }: PageRequest): string {
  return [means.set, path, remote, expose, url.includes('?')].join(' ');
}

function failureOf({ means, path, remote }: PageRequest, error: unknown): PageFailure {
  const named = (error instanceof RenderFailure ? error.remote : undefined) ?? remote;
  const release = means.boot.remotes.find(({ name }) => name === named);
  return {
    path,
    reason: scrubbed(error instanceof Error ? error.message : String(error)),
    ...(named !== undefined && { remote: named }),
    ...(release && { version: release.version, source: release.source }),
  };
}
