import type { Session } from '@plumbline/shared-schema/auth';
import { isId } from '@plumbline/shared-schema/ids';
import { REMEMBERED_SESSION_DAYS, SESSION_HOURS } from '@plumbline/shared-schema/limits';
import type { Executor, Transaction, Tx } from '../../../database/connect';
import type { SessionRow } from '../../../database/tables/accounts';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Outbox } from '../../../kit/outbox/outbox';
import { personOf } from '../../../http/plugins/session';
import { deviceHash, deviceName } from './device';
import type { Device } from './device';
import { fingerprint, newToken } from '../../../kit/digests';
import type { KnownDevicesRepository } from './known-devices.repository';
import type { SessionsRepository } from './sessions.repository';

const HOUR_MS = 3_600_000;

type Opening = { userId: string; remember: boolean; device: Device };
type Dependencies = {
  sessions: SessionsRepository;
  knownDevices: KnownDevicesRepository;
  outbox: Outbox;
  transaction: Transaction;
  /** In production administrators have their powers with two-step sign-in alone. */
  config: { profile: 'demo' | 'production' | 'test' };
};

export type SessionsService = ReturnType<typeof createSessionsService>;

/** Opaque tokens: 256 random bits for the caller, their SHA-256 for us. 12 hours, or 30 days when remembered. */
export function createSessionsService(dependencies: Dependencies) {
  const { sessions, knownDevices, outbox, transaction, config } = dependencies;
  const announce = createAnnounce(dependencies);

  /** `false`: there is none such. */
  const revoke = (sessionId: string, userId?: string): Promise<boolean> =>
    transaction(async (tx) => {
      const removed = await sessions.remove(tx, sessionId, userId);
      await announce(tx, removed);
      return removed.length > 0;
    });

  async function signInWithin(tx: Tx, opening: Opening): Promise<string> {
    const { token, sessionId, userAgent } = await insert(sessions, tx, opening);
    const { userId } = opening;
    if (await knownDevices.record(tx, { userId, deviceHash: deviceHash(userAgent) })) {
      const at = new Date().toISOString();
      await outbox.add(tx, 'device.unknown', { userId, sessionId, userAgent, at });
    }
    return token;
  }

  return {
    /** Returns the token; only its hash is stored. */
    open: async (executor: Executor, opening: Opening): Promise<string> =>
      (await insert(sessions, executor, opening)).token,

    /** The same for somebody who signs in. A device that is new to them is announced. */
    signIn: (opening: Opening): Promise<string> => transaction((tx) => signInWithin(tx, opening)),
    signInWithin,

    /** The person of a token; notes, at most once a minute, that the session is in use. */
    lookup: async (token: string): Promise<CurrentUser | undefined> => {
      const found = await sessions.findUser(fingerprint(token));
      if (found === undefined) return undefined;
      const { isSeenLongAgo, expiresAt, role, personId, hasSecondStep, ...user } = found;
      if (isSeenLongAgo) await sessions.recordSeen(user.sessionId);
      const team = role === null ? {} : { team: { role, personId } };
      const isAdmin = user.userType === 'admin' && (config.profile !== 'production' || hasSecondStep);
      return { ...user, ...team, isAdmin, sessionExpiresAt: expiresAt };
    },

    listOwn: async (caller: CurrentUser): Promise<Session[]> =>
      (await sessions.list(personOf(caller))).map((row) => viewOf(row, caller.sessionId)),

    /** Which of these sessions are over. */
    listEnded: async (ids: string[]): Promise<string[]> => {
      const living = new Set(ids.length === 0 ? [] : await sessions.listLivingIds(ids));
      return ids.filter((id) => !living.has(id));
    },

    /** For push messages to this device; dropped with the session. */
    setDeviceToken: (sessionId: string, deviceToken: string | null): Promise<void> =>
      sessions.setDeviceToken(sessionId, deviceToken),

    /** Ends the session of a call, whoever it acts for; SESSION_EXPIRED for one that another call has ended meanwhile. */
    end: async ({ sessionId }: CurrentUser): Promise<void> => {
      if (!(await revoke(sessionId))) throw new AppError('SESSION_EXPIRED');
    },

    /** NOT_FOUND for a session that is not one's own. */
    revoke: async ({ userId, sessionId }: { userId: string; sessionId: string }): Promise<void> => {
      if (!isId(sessionId) || !(await revoke(sessionId, userId))) throw new AppError('NOT_FOUND');
    },

    /** Ends every session of a person, but for the one that may stay. */
    revokeOthers: async (
      tx: Tx,
      { userId, exceptSessionId }: { userId: string; exceptSessionId?: string | undefined },
    ): Promise<void> => {
      await announce(tx, await sessions.removeOthers(tx, userId, exceptSessionId));
    },

    /** Ends all of an account, with those of who acts for it, but for the one that may stay. */
    revokeAll: async (tx: Tx, userId: string, exceptSessionId?: string): Promise<void> => {
      const own = await sessions.removeOthers(tx, userId, exceptSessionId);
      await announce(tx, [...own, ...(await sessions.removeActing(tx, userId))]);
    },

    sweep: (): Promise<void> => sessions.removeExpired(),
  };
}

/** Sockets of these sessions are closed after commit. */
function createAnnounce({ outbox }: Dependencies) {
  return async (tx: Tx, sessionIds: string[]): Promise<void> => {
    if (sessionIds.length > 0) await outbox.add(tx, 'sessions.revoked', { sessionIds });
  };
}

async function insert(
  sessions: SessionsRepository,
  executor: Executor,
  { userId, remember, device }: Opening,
) {
  const token = newToken();
  const hours = remember ? REMEMBERED_SESSION_DAYS * 24 : SESSION_HOURS;
  const userAgent = device.userAgent?.slice(0, 400) ?? null;
  const sessionId = await sessions.insert(executor, {
    tokenHash: fingerprint(token),
    userId,
    userAgent,
    address: device.address,
    deviceToken: device.deviceToken ?? null,
    expiresAt: new Date(Date.now() + hours * HOUR_MS),
  });
  return { token, sessionId, userAgent };
}

function viewOf(
  { id, createdAt, lastSeenAt, expiresAt, userAgent, address }: SessionRow,
  currentId: string,
): Session {
  return {
    _id: id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    userAgent,
    device: deviceName(userAgent),
    address,
    isCurrent: id === currentId,
  };
}
