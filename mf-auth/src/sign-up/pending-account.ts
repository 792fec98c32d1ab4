import type { Account } from './account-form';
import type { Details } from './details';

/** What the person told about themself, to be shown again; neither the password nor files are part of it. */
export type AccountAnswers = Omit<Account, 'password' | 'location'> & Omit<Details, 'profile' | 'nationalId'>;

/** An account that exists and whose address is not verified yet. */
export type PendingAccount = {
  email: string;
  /** When the next code may be asked for: milliseconds since 1970. */
  resendAt: number;
  /** The operator lets nobody sign in without it: the sign-in has just said so. */
  isRequired?: boolean;
  /** Absent when the account was made elsewhere. */
  answers?: AccountAnswers;
};

const KEY = 'sign-up:pending';

function isPending(value: unknown): value is PendingAccount {
  if (typeof value !== 'object' || value === null) return false;
  const { email, resendAt } = value as Record<string, unknown>;
  return typeof email === 'string' && typeof resendAt === 'number';
}

/** The account this tab has made, also after a reload. */
export function readPendingAccount(): PendingAccount | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isPending(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function keepPendingAccount(pending: PendingAccount): void {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
}

/** The address is verified, somebody signed in, or the person starts over. */
export function forgetPendingAccount(): void {
  sessionStorage.removeItem(KEY);
}
