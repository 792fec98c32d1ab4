import type { ContentLanguage } from '@plumbline/shared-schema/content';

const UNITS = 'sq|ft|[kcm]?m²?|inch(?:es)?|feet|days?|hours?|minutes?|jours?|heures?|mois|ans|mètres?';
/** The space between a figure and its unit. */
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))|(?<=\\d sq) (?=ft)`, 'gu');

const PRONOUNS = 'je|tu|ils?|elles?|on|ce|nous|vous|moi|toi|l[ae]s?|lui|leur|y|en';
/** The hyphens between a French verb and the pronoun behind it: `est-elle`, `passe-t-il`. */
const BEFORE_PRONOUN = new RegExp(`(?<=\\p{L})-(?=(?:t-)?(?:${PRONOUNS})(?![\\p{L}-]))`, 'gu');

/** A text in which no line ends between a figure and its unit, or between a French verb and its pronoun. */
export function unbroken(text: string, language: ContentLanguage): string {
  const whole = text.replaceAll(BEFORE_UNIT, '\u00A0');
  return language === 'fr' ? whole.replaceAll(BEFORE_PRONOUN, '\u2011') : whole;
}
