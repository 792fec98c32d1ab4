import { createHash, randomBytes } from 'node:crypto';
import { REMEMBERED_SESSION_DAYS, SESSION_HOURS } from '@plumbline/shared-schema/limits';
import type { Executor } from '../../database/connect';
import type { CurrentUser } from '../../plugins/session';
import type { SessionsRepository } from './sessions.repository';

const HOUR_MS = 3_600_000;
const TOKEN_BYTES = 32;

export type Device = { userAgent: string | undefined; address: string; deviceToken?: string | undefined };
type Opening = { userId: string; remember: boolean; device: Device };

export type SessionsService = ReturnType<typeof createSessionsService>;

/** Opaque tokens: 256 random bits for the caller, their SHA-256 for us. 12 hours, or 30 days when remembered. */
export function createSessionsService({ sessions }: { sessions: SessionsRepository }) {
  return {
    /** Gives the token; it exists nowhere else. */
    open: async (executor: Executor, { userId, remember, device }: Opening): Promise<string> => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const hours = remember ? REMEMBERED_SESSION_DAYS * 24 : SESSION_HOURS;
      await sessions.insert(executor, {
        tokenHash: fingerprint(token),
        userId,
        userAgent: device.userAgent?.slice(0, 400) ?? null,
        address: device.address,
        deviceToken: device.deviceToken ?? null,
        expiresAt: new Date(Date.now() + hours * HOUR_MS),
      });
      return token;
    },

    lookup: (token: string): Promise<CurrentUser | undefined> => sessions.findUser(fingerprint(token)),

    revoke: (sessionId: string): Promise<void> => sessions.remove(sessionId),

    /** Deletes sessions past their end. */
    sweep: (): Promise<void> => sessions.removeExpired(),
  };
}

function fingerprint(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
