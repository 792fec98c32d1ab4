import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../../database/connect';
import { countQueues } from '../../kit/outbox/queues.repository';
import type { QueueFigures } from '../../kit/outbox/queues.repository';
import type { FileStore } from '../../kit/storage/store';
import type { SiteState } from '../plugins/health';

export const STATUS_PARTS = [
  'database',
  'pages',
  'rendering',
  'files',
  'news',
  'sockets',
  'mails',
  'pushes',
] as const;
type StatusPart = (typeof STATUS_PARTS)[number];

/** Without them nothing works. */
const NEEDED: readonly StatusPart[] = ['database', 'pages'];

export type Status = {
  status: 'up' | 'degraded' | 'down';
  /** When it became so, as far as this process has seen. */
  since: string;
  parts: { part: StatusPart; isFine: boolean; since: string }[];
};
export type StatusWatch = ReturnType<typeof createStatusWatch>;

type Parts = { connection: Connection; store: Pick<FileStore, 'check'>; site: SiteState };

/** A check that takes longer has failed. */
const LIMIT_MS = 2000;
/** All who ask meanwhile share one look. */
const SHARED_MS = 5000;
/** So long after a page went out without its content, rendering is not fine. */
const FAILED_PAGE_MS = 5 * 60_000;
/** How old what waits may become: the alerts of the operator have the same limits. */
export const LATE_SECONDS = { outbox: 60, mails: 600, pushes: 1500 } as const;

/** Looks at what people use, and remembers since when each part is as it is. */
export function createStatusWatch({ connection, store, site }: Parts) {
  const startedAt = new Date().toISOString();
  let pageFailedAt = -Infinity;
  let current: Status = {
    status: 'up',
    since: startedAt,
    parts: STATUS_PARTS.map((part) => ({ part, isFine: true, since: startedAt })),
  };
  let looking: { at: number; end: Promise<Status> } | undefined;

  async function look(): Promise<Status> {
    const [database, files, pages, queues] = await Promise.all([
      inTime(connection.check().then(() => true)),
      inTime(store.check().then(() => true)),
      site.hasSite ? inTime(site.hasSite()) : true,
      inTime(countQueues(connection.database)),
    ]);
    const { redis, unreachedProcesses } = site.details?.() ?? {};
    const now = {
      database: database === true,
      files: files === true,
      pages: pages === true,
      rendering: Date.now() - pageFailedAt > FAILED_PAGE_MS,
      sockets: redis !== 'lost' && unreachedProcesses === undefined,
      news: isInTime(queues, 'outbox'),
      mails: isInTime(queues, 'mails'),
      pushes: isInTime(queues, 'pushes'),
    };
    current = following(current, now);
    return current;
  }

  return {
    /** What is so now, or was a few seconds ago. Never rejects. */
    read: (): Promise<Status> => {
      if (looking === undefined || Date.now() - looking.at >= SHARED_MS)
        looking = { at: Date.now(), end: look() };
      return looking.end;
    },
    /** Called when a page went out without its content. */
    pageFailed: (): void => {
      pageFailedAt = Date.now();
    },
  };
}

function statusOf(now: Record<StatusPart, boolean>): Status['status'] {
  if (NEEDED.some((part) => !now[part])) return 'down';
  return Object.values(now).every(Boolean) ? 'up' : 'degraded';
}

function following(before: Status, now: Record<StatusPart, boolean>): Status {
  const at = new Date().toISOString();
  const status = statusOf(now);
  return {
    status,
    since: status === before.status ? before.since : at,
    parts: before.parts.map(({ part, isFine, since }) => ({
      part,
      isFine: now[part],
      since: now[part] === isFine ? since : at,
    })),
  };
}

/** Nobody knows while the database is away. */
function isInTime(queues: QueueFigures[] | undefined, name: keyof typeof LATE_SECONDS): boolean {
  const found = queues?.find(({ queue }) => queue === name);
  return found !== undefined && found.oldestSeconds <= LATE_SECONDS[name];
}

/** What came of it; undefined where it failed or takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  return Promise.race([work.catch(() => undefined), sleep(LIMIT_MS, undefined, { ref: false })]);
}
