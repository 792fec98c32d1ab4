import type { NotificationKind } from '@plumbline/shared-schema/notification-kinds';
import { isHarmless } from '../../../kit/mail/wording';
import { fillIn } from '../../../kit/texts';
import type { Language } from '../../../kit/texts';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { inGsm, isOneSms } from './sms-length';

const TEXTS: Record<Language, typeof en> = { en, fr };
const { code: _code, ...told } = en;

/** The few things that nobody should learn of late. */
export type UrgentKind = Extract<NotificationKind, keyof typeof told>;
export const URGENT_KINDS = Object.keys(told) as readonly UrgentKind[];
export const isUrgent = (kind: NotificationKind): kind is UrgentKind =>
  (URGENT_KINDS as readonly string[]).includes(kind);

const TITLE_MAX = 200;
/** Signs that are left of a title, until the rest fits. */
const SHORTENED = [60, 40, 24, 12] as const;

type ToldNews = {
  kind: UrgentKind;
  values: Record<string, string>;
  language: Language;
  /** Of a visit. */
  startsAt: Date | null;
  timeZone: string | null;
  url: string;
};

/**
 * One text message with its link. The title of a job, somebody's words, is shortened, and left out where it could be a
 * link or has signs for which there is no room.
 */
export function smsText({ kind, values, language, startsAt, timeZone, url }: ToldNews): string {
  const { full, bare } = TEXTS[language][kind];
  const time = startsAt && timeZone ? timeIn(language, startsAt, timeZone) : '';
  const say = (text: string, jobTitle: string) =>
    `${inGsm(fillIn(text, { ...values, time, jobTitle }))} ${url}`;
  const { jobTitle = '' } = values;
  if (!isHarmless(jobTitle, TITLE_MAX)) return say(bare, '');
  return (
    titlesOf(jobTitle)
      .map((title) => say(full, title))
      .find(isOneSms) ?? say(bare, '')
  );
}

/** What confirms a number. */
export const codeText = (
  language: Language,
  values: { code: string; minutes: number; url: string },
): string => inGsm(fillIn(TEXTS[language].code, values));

function titlesOf(title: string): string[] {
  const signs = Array.from(title);
  const shortened = SHORTENED.filter((length) => length < signs.length);
  return [title, ...shortened.map((length) => `${signs.slice(0, length).join('').trim()}...`)];
}

/** `Tue 9:00 AM`, on the clock of the place. */
function timeIn(language: Language, at: Date, timeZone: string): string {
  const format = { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(language === 'fr' ? 'fr-CA' : 'en-US', format).format(at);
}
