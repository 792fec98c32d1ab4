import type { SignUp } from '@plumbline/shared-api/auth';
import { forgetFormDraft, keepDraft, readDraft } from '@plumbline/shared-ui/drafts';

/** The answers to show again; without the password and files. */
export type AccountAnswers = Omit<SignUp, 'password' | 'location' | 'profile' | 'nationalId'>;

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

function isPending(value: Record<string, unknown>): value is PendingAccount {
  return typeof value.email === 'string' && typeof value.resendAt === 'number';
}

/** From the drafts of the tab, so a reload keeps it. */
export function readPendingAccount(): PendingAccount | undefined {
  const draft = readDraft(KEY);
  return draft && isPending(draft) ? draft : undefined;
}

export function keepPendingAccount(pending: PendingAccount): void {
  keepDraft(KEY, JSON.stringify(pending));
}

/** After verification, a sign-in or starting over. */
export function forgetPendingAccount(): void {
  forgetFormDraft(KEY);
}
