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

/** The address in the newest mail that leads to a new password. */
export async function resetLinkFor(site: string, email: string): Promise<string> {
  return found(site, email, /https?:\/\/\S+\/forgot-password\?\S*token=\S+/);
}

/** What the newest mail with it holds; mails are written a moment after they were asked for. */
async function found(site: string, email: string, pattern: RegExp): Promise<string> {
  let text = '';
  await expect(async () => {
    const mails = await mailsTo(site, email);
    text = mails.map((mail) => pattern.exec(mail.text)?.[0] ?? '').find((match) => match !== '') ?? '';
    expect(text, `a mail to ${email}`).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return text;
}
