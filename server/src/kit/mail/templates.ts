import { groupOfKind } from '@plumbline/shared-schema/notification-kinds';
import type { NotificationKind } from '@plumbline/shared-schema/notification-kinds';
import {
  EMAIL_UNDO_DAYS,
  JOB_TITLE_MAX,
  RESET_LINK_MINUTES,
  TEAM_INVITATION_DAYS,
} from '@plumbline/shared-schema/limits';
import { fillIn, textOf } from '../texts';
import type { Language } from '../texts';
import { timeBlocks } from './appointment-blocks';
import type { MailedAppointment } from './appointment-blocks';
import { codeBlocks, leavingBlocks } from './code-blocks';
import { letterHtml, letterText } from './layout';
import type { Block, Letter } from './layout';
import { wayBlocks } from './way-blocks';
import type { WayIn } from './way-blocks';
import { isHarmless, say, whenIn } from './wording';
import en from './locales/en.json';
import fr from './locales/fr.json';

/** Every mail we write, with what it needs to know. `token`: of the reset link; `jobTitle`: a stranger wrote it. */
export type MailMessage =
  | { template: 'verification'; code: string }
  | { template: 'reset'; token: string }
  | { template: 'passwordChanged'; at: Date; stillIn: WayIn[] }
  /** Goes to the address that is to be the account's. */
  | { template: 'newEmail'; code: string }
  /** Goes to the address that is the account's still. */
  | { template: 'leavingEmail'; code: string }
  /** To the one that was; `token`: of the link that takes the account back. */
  | { template: 'emailChanged'; token: string; at: Date }
  | { template: 'newSignIn'; device: string; at: Date }
  | { template: 'welcome' }
  /** `token`: of the link that makes its reader a member; the name of the company is a stranger's. */
  | { template: 'teamInvitation'; company: string; token: string }
  /** The last one. */
  | { template: 'accountDeleted' }
  /** Goes to the operator, who knows that a stranger wrote it. */
  | { template: 'supportTicket'; number: number; fullName: string; email: string; message: string }
  /** Goes to whoever asked; `question` is their own text. */
  | { template: 'supportAnswer'; number: number; question: string; answer: string }
  | {
      template: 'notice';
      kind: NotificationKind;
      /** Strangers wrote them, but for `amount` and `when`. */
      values: Record<string, string>;
      href: string;
      /** Absent where such mails cannot be turned off. */
      unsubscribeUrl: string | null;
      /** What it is about stands in the calendar, too. */
      appointment?: MailedAppointment | undefined;
    }
  | {
      template: 'searchMatch';
      jobId: string;
      jobTitle: string;
      searchName: string;
      unsubscribeUrl: string;
    };

export type Recipient = { email: string; fullName: string; language: Language };
export type RenderedMail = { subject: string; text: string; html: string };

type Texts = typeof en;
const TEXTS: Record<Language, Texts> = { en, fr };

type Writing = { texts: Texts; recipient: Recipient; siteUrl: string };

/** Writes a mail in the recipient's language. Links lead to `siteUrl`. */
export function renderMail(message: MailMessage, recipient: Recipient, siteUrl: string): RenderedMail {
  const texts = TEXTS[recipient.language];
  const subject =
    message.template === 'notice'
      ? noticeText(message, recipient.language)
      : fillIn(texts[message.template].subject, message);
  const letter = {
    language: recipient.language,
    subject,
    greeting: greet(texts, recipient.fullName),
    blocks: blocksOf(message, { texts, recipient, siteUrl }),
    signature: texts.signature,
    footer: texts.footer,
    ...linksOf(message, { texts, recipient, siteUrl }),
  };
  return { subject, text: letterText(letter), html: letterHtml(letter) };
}

function blocksOf(message: MailMessage, { texts, recipient, siteUrl }: Writing): Block[] {
  const hint = texts.buttonHint;
  switch (message.template) {
    case 'verification':
    case 'newEmail':
      return codeBlocks(message.code, texts[message.template]);
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
    case 'newSignIn':
    case 'passwordChanged': {
      const { intro, notYou, button } = texts[message.template];
      const href = `${siteUrl}/forgot-password`;
      return [
        say(intro, { ...message, when: whenIn(recipient.language, message.at) }),
        ...wayBlocks(message, texts, recipient.language),
        say(notYou),
        { kind: 'button', label: button, href, hint },
      ];
    }
    case 'searchMatch':
      return matchBlocks(message, { texts, recipient, siteUrl });
    case 'supportTicket':
      return [say(texts.supportTicket.intro, message), { kind: 'text', text: message.message }];
    case 'supportAnswer':
      return answerBlocks(message, { texts, recipient, siteUrl });
    case 'notice':
      return noticeBlocks(message, { texts, recipient, siteUrl });
    default:
      return accountBlocks(message, { texts, recipient, siteUrl });
  }
}

type SearchMatch = Extract<MailMessage, { template: 'searchMatch' }>;

function matchBlocks({ jobId, jobTitle, searchName }: SearchMatch, { texts, siteUrl }: Writing): Block[] {
  const { intro, introUntitled, later, button } = texts.searchMatch;
  const text = isHarmless(jobTitle, JOB_TITLE_MAX) ? intro : introUntitled;
  return [
    say(text, { jobTitle, searchName }),
    { kind: 'button', label: button, href: `${siteUrl}/jobs/${jobId}`, hint: texts.buttonHint },
    say(later),
  ];
}

type SupportAnswer = Extract<MailMessage, { template: 'supportAnswer' }>;

function answerBlocks({ question, answer }: SupportAnswer, { texts, siteUrl }: Writing): Block[] {
  const { intro, asked, more, button } = texts.supportAnswer;
  return [
    say(intro),
    { kind: 'text', text: answer },
    say(asked),
    { kind: 'text', text: question },
    say(more),
    { kind: 'button', label: button, href: `${siteUrl}/support`, hint: texts.buttonHint },
  ];
}

type OfAccount = Extract<
  MailMessage,
  { template: 'welcome' | 'accountDeleted' | 'emailChanged' | 'leavingEmail' | 'teamInvitation' }
>;

function accountBlocks(message: OfAccount, { texts, recipient, siteUrl }: Writing): Block[] {
  if (message.template === 'teamInvitation') return invitationBlocks(message, { texts, recipient, siteUrl });
  if (message.template === 'emailChanged') return takeBackBlocks(message, { texts, recipient, siteUrl });
  if (message.template === 'leavingEmail') return leavingBlocks(message.code, texts, siteUrl);
  if (message.template === 'accountDeleted')
    return [say(texts.accountDeleted.intro), say(texts.accountDeleted.farewell)];
  const { intro, next, button } = texts.welcome;
  return [
    say(intro),
    say(next),
    { kind: 'button', label: button, href: `${siteUrl}/`, hint: texts.buttonHint },
  ];
}

/** Goes to the former address. */
function takeBackBlocks(
  { token, at }: Extract<MailMessage, { template: 'emailChanged' }>,
  { texts, recipient, siteUrl }: Writing,
): Block[] {
  const { intro, notYou, button, validity } = texts.emailChanged;
  // Behind the #, as in a reset.
  const href = `${siteUrl}/undo-email-change#${new URLSearchParams({ token }).toString()}`;
  return [
    say(intro, { when: whenIn(recipient.language, at) }),
    say(notYou),
    { kind: 'button', label: button, href, hint: texts.buttonHint },
    say(validity, { days: EMAIL_UNDO_DAYS }),
  ];
}

type Invitation = Extract<MailMessage, { template: 'teamInvitation' }>;

function invitationBlocks({ company, token }: Invitation, { texts, siteUrl }: Writing): Block[] {
  const { intro, introNameless, button, validity, notYou } = texts.teamInvitation;
  const secret = new URLSearchParams({ invitation: token });
  const href = `${siteUrl}/setting?tab=team#${secret.toString()}`;
  return [
    say(isHarmless(company, 60) ? intro : introNameless, { company }),
    { kind: 'button', label: button, href, hint: texts.buttonHint },
    say(validity, { days: TEAM_INVITATION_DAYS }),
    say(notYou),
  ];
}

type Notice = Extract<MailMessage, { template: 'notice' }>;

/** As on the site; where a stranger's words could be a link or an advertisement, only what it is about. */
function noticeText({ kind, values }: Notice, language: Language): string {
  const group = textOf(language, `notificationGroups.${groupOfKind(kind)}`);
  const { amount: _amount, when: _when, ...theirs } = values;
  const areHarmless = Object.values(theirs).every((value) => isHarmless(value, JOB_TITLE_MAX));
  if (areHarmless) return textOf(language, `notifications.${kind}`, values);
  return fillIn(TEXTS[language].notice.news, { group });
}

function noticeBlocks(notice: Notice, { texts, recipient, siteUrl }: Writing): Block[] {
  const href = `${siteUrl}${notice.href}`;
  return [
    say(noticeText(notice, recipient.language)),
    ...timeBlocks(notice.appointment, recipient.language),
    { kind: 'button', label: texts.notice.button, href, hint: texts.buttonHint },
  ];
}

function linksOf(message: MailMessage, { texts, recipient, siteUrl }: Writing): Pick<Letter, 'links'> {
  if (message.template === 'searchMatch') {
    const { unsubscribe: label, settings } = texts.searchMatch;
    return {
      links: [
        { label, href: message.unsubscribeUrl },
        { label: settings, href: `${siteUrl}/saved-searches` },
      ],
    };
  }
  if (message.template !== 'notice') return {};
  const settings = { label: texts.notice.settings, href: `${siteUrl}/setting` };
  if (message.unsubscribeUrl === null) return { links: [settings] };
  const group = textOf(recipient.language, `notificationGroups.${groupOfKind(message.kind)}`);
  const label = fillIn(texts.notice.unsubscribe, { group });
  return { links: [{ label, href: message.unsubscribeUrl }, settings] };
}

/**
 * A name is chosen by whoever typed the address, who need not own it. One that could be read as a link or an
 * advertisement is left out, so that our mails carry no message of a stranger.
 */
function greet({ greeting, greetingNameless }: Texts, name: string): string {
  return isHarmless(name, 60) ? fillIn(greeting, { name }) : greetingNameless;
}
