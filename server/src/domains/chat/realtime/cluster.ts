import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createOutageLog } from '../../../kit/logs/outage-log';
import { createOtherProcesses } from './other-processes';
import { linkProcesses } from './redis-link';
import { visibleIn } from './rooms';
import type { Broadcast, RealtimeServer } from './socket-types';

const TELL_MS = 5000;
/** A process that tells nothing for this long is gone. */
const SILENCE_MS = 15_000;
/** How long a start waits for Redis before it goes on without. */
const START_MS = 2000;

type ClusterOptions = {
  url: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** The people visible at this process; absent: it only hears, and the others do not count it. */
  listVisible?: () => string[];
  onBroadcast: (broadcast: Broadcast) => void;
  /** Something that another process told may have been missed. */
  onGap: () => void;
  /** What visitors read has changed by another process, or may have. */
  onReadsChanged: () => void;
};

/** The processes that serve one site, as this one sees them. */
export type Cluster = {
  /** Sends it to the other processes. Without Redis it is dropped, and `onGap` there makes up for it. */
  publish: (broadcast: Broadcast) => void;
  /** Tells the others that something visitors read has changed. */
  tellReadsChanged: () => void;
  /** Does another process show this person as online? */
  isVisible: (userId: string) => boolean;
  /** Other processes that were heard of lately. */
  count: () => number;
  /** `undefined`: there is no Redis to be lost. */
  isJoined: () => boolean | undefined;
  close: () => Promise<void>;
};

export const noCluster: Cluster = {
  publish: () => undefined,
  tellReadsChanged: () => undefined,
  isVisible: () => false,
  count: () => 0,
  isJoined: () => undefined,
  close: () => Promise.resolve(),
};

/**
 * Joins within two seconds, or as soon as Redis is there; until then everything works, for this process alone. One that
 * joins before this resolves has told nobody anything yet: the pages at the others have missed nothing.
 */
export async function joinCluster(
  io: RealtimeServer,
  { url, log, listVisible, onBroadcast, onGap, onReadsChanged }: ClusterOptions,
): Promise<Cluster> {
  const me = randomUUID();
  const others = createOtherProcesses();
  const tellPeople = () => listVisible && io.serverSideEmit('people', me, listVisible());
  const starting = new AbortController();
  const outage = createOutageLog(log, {
    lost: 'Redis is lost: live events stay within this process until it is back',
    back: 'Redis is back: open pages catch up',
  });
  let isStarting = true;
  const onJoined = () => {
    // Others have missed what could not be published here, and here was missed what they published.
    if (!isStarting) {
      if (listVisible) io.serverSideEmit('gap');
      onGap();
    }
    io.serverSideEmit('readsChanged');
    onReadsChanged();
    tellPeople();
    starting.abort();
  };
  io.on('readsChanged', onReadsChanged);
  io.on('gap', () => {
    onGap();
    tellPeople();
  });
  io.on('people', (id, people) => {
    if (others.setPeople(id, people)) tellPeople();
  }).on('person', others.setPerson);
  hearBroadcasts(io, { log, onBroadcast, onGap });
  const link = await linkProcesses(io, { url, outage, onJoined });
  const tellPerson = (isVisible: boolean) => (room: string) => {
    const userId = visibleIn(room);
    if (userId !== undefined) io.serverSideEmit('person', me, userId, isVisible);
  };
  io.of('/').adapter.on('create-room', tellPerson(true)).on('delete-room', tellPerson(false));
  const telling = setInterval(() => {
    tellPeople();
    if (others.forgetSilent(SILENCE_MS) && link.isJoined()) onGap();
  }, TELL_MS);
  await sleep(START_MS, undefined, { ref: false, signal: starting.signal }).catch(() => undefined);
  isStarting = false;

  return {
    publish: (broadcast) => void io.serverSideEmit('broadcast', broadcast),
    tellReadsChanged: () => void io.serverSideEmit('readsChanged'),
    isVisible: others.isVisible,
    count: () => others.count,
    isJoined: link.isJoined,
    close: async () => {
      clearInterval(telling);
      await link.close();
    },
  };
}

function hearBroadcasts(
  io: RealtimeServer,
  { log, onBroadcast, onGap }: Pick<ClusterOptions, 'log' | 'onBroadcast' | 'onGap'>,
): void {
  io.on('broadcast', (broadcast) => {
    try {
      onBroadcast(broadcast);
    } catch (error) {
      // Of another version of the server, it may be.
      log.warn({ err: error }, 'what another process told was not understood: open pages catch up');
      onGap();
    }
  });
}
