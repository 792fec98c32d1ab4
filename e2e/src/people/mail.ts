import { expect } from '@playwright/test';

/** A mail as the developers' mailbox keeps it. */
export type Mail = { to: string; language: string; subject: string; text: string };

/** The mails to an address, the newest first. */
export async function mailsTo(site: string, email: string): Promise<Mail[]> {
  const answer = await fetch(`${site}/dev/mail.json?${new URLSearchParams({ to: email }).toString()}`);
  return (await answer.json()) as Mail[];
}

/** The six digits that were mailed to an address. */
export async function codeFor(site: string, email: string): Promise<string> {
  return found(site, email, /\b\d{6}\b/);
}

/** The six digits by which the present address of an account lets it go. */
export async function leavingCodeFor(site: string, email: string): Promise<string> {
  return found(site, email, /(?<=along with the one that we sent to the new address:\s+)\d{6}/);
}

/** The reset link of the newest mail. */
export async function resetLinkFor(site: string, email: string): Promise<string> {
  return found(site, email, /https?:\/\/\S+\/forgot-password#\S*token=\S+/);
}

/** What takes an account back to its former address. */
export async function undoLinkFor(site: string, email: string): Promise<string> {
  return found(site, email, /https?:\/\/\S+\/undo-email-change#token=\S+/);
}

/** What makes somebody a member of a team. */
export async function teamLinkFor(site: string, email: string): Promise<string> {
  return found(site, email, /https?:\/\/\S+\/setting\?tab=team#invitation=\S+/);
}

/** The match in the newest mail that has one; mails are written a moment after the request. */
async function found(site: string, email: string, pattern: RegExp): Promise<string> {
  let text = '';
  await expect(async () => {
    const mails = await mailsTo(site, email);
    text = mails.map((mail) => pattern.exec(mail.text)?.[0] ?? '').find((match) => match !== '') ?? '';
    expect(text, `a mail to ${email}`).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return text;
}
