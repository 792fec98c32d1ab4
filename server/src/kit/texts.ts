import en from '@plumbline/shared-schema/locales/en.json';
import fr from '@plumbline/shared-schema/locales/fr.json';
import trustEn from '@plumbline/shared-schema/trust/locales/en.json';
import trustFr from '@plumbline/shared-schema/trust/locales/fr.json';
import type { ErrorCode } from '@plumbline/shared-schema/errors';

export type Language = 'en' | 'fr';

/** A key of the answers' texts, as in `jobPosted` for `success.jobPosted`. */
export type SuccessKey = keyof (typeof en)['success'] | keyof (typeof trustEn)['success'];

/** Both namespaces have the same sections; a key is in one of them. */
const LOCALES: Record<Language, readonly unknown[]> = { en: [en, trustEn], fr: [fr, trustFr] };

/** The best of our languages for an `Accept-Language` header; English where it names none of them. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { tag: tag.toLowerCase().slice(0, 2), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => (tag === 'en' || tag === 'fr') && quality > 0)
    .sort((a, b) => b.quality - a.quality)[0];
  return wanted?.tag === 'fr' ? 'fr' : 'en';
}

/** The text of a successful answer. */
export function successText(language: Language, key: SuccessKey): string {
  return textOf(language, `success.${key}`);
}

/** The text of an error. `details` fill its placeholders. */
export function errorText(language: Language, code: ErrorCode, details?: Record<string, unknown>): string {
  return textOf(language, `errors.${code}`, details);
}

/** The text of any key of `schema` and `trust`, such as `validation.required`; the key itself where there is none. */
export function textOf(language: Language, key: string, values: Record<string, unknown> = {}): string {
  const text = textIn(language, key) ?? textIn('en', key) ?? key;
  return fillIn(text, values);
}

/** Puts values into the `{{placeholders}}` of a text. */
export function fillIn(text: string, values: Record<string, unknown>): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_match, name: string) => String(values[name] ?? ''));
}

function lookUp(tree: unknown, key: string): string | undefined {
  let node: unknown = tree;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, part)) return undefined;
    node = (node as Record<string, unknown>)[part];
  }
  return typeof node === 'string' ? node : undefined;
}

function textIn(language: Language, key: string): string | undefined {
  return LOCALES[language].map((tree) => lookUp(tree, key)).find((text) => text !== undefined);
}
