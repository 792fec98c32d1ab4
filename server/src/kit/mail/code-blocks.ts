import { CODE_LIFETIME_MINUTES, EMAIL_WAIT_DAYS } from '@plumbline/shared-schema/limits';
import type { Block } from './layout';
import type en from './locales/en.json';
import { say } from './wording';

type Wording = { intro: string; validity: string; notYou: string };

export function codeBlocks(code: string, { intro, validity, notYou }: Wording): Block[] {
  return [
    say(intro),
    { kind: 'code', code },
    say(validity, { minutes: CODE_LIFETIME_MINUTES, days: EMAIL_WAIT_DAYS }),
    say(notYou),
  ];
}

/** The mail to the address that an account is to lose: with a way out for whoever did not ask for that. */
export function leavingBlocks(code: string, texts: typeof en, siteUrl: string): Block[] {
  const { button: label, ...wording } = texts.leavingEmail;
  const href = `${siteUrl}/forgot-password`;
  return [...codeBlocks(code, wording), { kind: 'button', label, href, hint: texts.buttonHint }];
}
