import type { Account } from './account-form';
import type { Details } from './details';

/** The answers to show again; without the password and files. */
export type AccountAnswers = Omit<Account, 'password' | 'location'> & Omit<Details, 'profile' | 'nationalId'>;

/** An account that exists and whose address is not verified yet. */
export type PendingAccount = {
  email: string;
  /** When the next code may be asked for, in milliseconds since 1970. */
  resendAt: number;
  /** A sign-in was refused because the operator demands a verified address. */
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

/** From the tab's session storage, so a reload keeps it. */
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

/** After verification, a sign-in or starting over. */
export function forgetPendingAccount(): void {
  sessionStorage.removeItem(KEY);
}
