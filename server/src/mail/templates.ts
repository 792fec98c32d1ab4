import { CODE_LIFETIME_MINUTES, JOB_TITLE_MAX, RESET_LINK_MINUTES } from '@plumbline/shared-schema/limits';
import { fillIn } from '../texts';
import type { Language } from '../texts';
import { letterHtml, letterText } from './layout';
import type { Block } from './layout';
import en from './locales/en.json';
import fr from './locales/fr.json';

/** Every mail we write, with what it needs to know. `token`: of the reset link; `jobTitle`: a stranger wrote it. */
export type MailMessage =
  | { template: 'verification'; code: string }
  | { template: 'reset'; token: string }
  | { template: 'passwordChanged'; at: Date }
  | { template: 'welcome' }
  | { template: 'searchMatch'; jobId: string; jobTitle: string; searchName: string };

export type Recipient = { email: string; fullName: string; language: Language };
export type RenderedMail = { subject: string; text: string; html: string };

type Texts = typeof en;
const TEXTS: Record<Language, Texts> = { en, fr };

type Writing = { texts: Texts; recipient: Recipient; siteUrl: string };

/** Writes a mail in the recipient's language. Links lead to `siteUrl`. */
export function renderMail(message: MailMessage, recipient: Recipient, siteUrl: string): RenderedMail {
  const texts = TEXTS[recipient.language];
  const { subject } = texts[message.template];
  const letter = {
    language: recipient.language,
    subject,
    greeting: greet(texts, recipient.fullName),
    blocks: blocksOf(message, { texts, recipient, siteUrl }),
    signature: texts.signature,
    footer: texts.footer,
  };
  return { subject, text: letterText(letter), html: letterHtml(letter) };
}

function blocksOf(message: MailMessage, { texts, recipient, siteUrl }: Writing): Block[] {
  const hint = texts.buttonHint;
  switch (message.template) {
    case 'verification': {
      const { intro, validity, notYou } = texts.verification;
      return [
        say(intro),
        { kind: 'code', code: message.code },
        say(validity, { minutes: CODE_LIFETIME_MINUTES }),
        say(notYou),
      ];
    }
    case 'reset': {
      const { intro, button, validity, notYou } = texts.reset;
      const secret = new URLSearchParams({ token: message.token, email: recipient.email });
      // Behind the #, which browsers send to nobody: not to us, not to a proxy, not as a referrer.
      const href = `${siteUrl}/forgot-password#${secret.toString()}`;
      return [
        say(intro),
        { kind: 'button', label: button, href, hint },
        say(validity, { minutes: RESET_LINK_MINUTES }),
        say(notYou),
      ];
    }
    case 'passwordChanged': {
      const { intro, notYou, button } = texts.passwordChanged;
      const format = new Intl.DateTimeFormat(recipient.language, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'UTC',
      });
      const href = `${siteUrl}/forgot-password`;
      return [
        say(intro, { when: format.format(message.at) }),
        say(notYou),
        { kind: 'button', label: button, href, hint },
      ];
    }
    case 'searchMatch': {
      const { intro, introUntitled, later, button } = texts.searchMatch;
      const { jobId, jobTitle, searchName } = message;
      const text = isHarmless(jobTitle, JOB_TITLE_MAX) ? intro : introUntitled;
      return [
        say(text, { jobTitle, searchName }),
        { kind: 'button', label: button, href: `${siteUrl}/jobs/${jobId}`, hint },
        say(later),
      ];
    }
    case 'welcome': {
      const { intro, next, button } = texts.welcome;
      return [say(intro), say(next), { kind: 'button', label: button, href: `${siteUrl}/`, hint }];
    }
  }
}

function say(text: string, values: Record<string, unknown> = {}): Block {
  return { kind: 'text', text: fillIn(text, values) };
}

/**
 * A name is chosen by whoever typed the address, who need not own it. One that could be read as a link or an
 * advertisement is left out, so that our mails carry no message of a stranger.
 */
function greet({ greeting, greetingNameless }: Texts, name: string): string {
  return isHarmless(name, 60) ? fillIn(greeting, { name }) : greetingNameless;
}

/** No mail program makes a link of it. */
function isHarmless(text: string, longest: number): boolean {
  return text.length <= longest && !/[/@:\r\n]|\.\S/.test(text);
}
