import { fillIn, textOf } from '../texts';
import type { Language } from '../texts';
import { escapeHtml } from './layout';
import en from './locales/en.json';
import fr from './locales/fr.json';
import type { Unsubscription } from './unsubscribe-links';

const TEXTS = { en: en.unsubscribe, fr: fr.unsubscribe };

const STYLE =
  ':root{color-scheme:light dark}body{font:18px/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem}button{font:inherit;padding:.6rem 1.2rem;min-height:44px}';

export const UNSUBSCRIBE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** What a person sees who follows the link in a mail: a question, since mail scanners follow links too, then an answer. */
export function unsubscribePage(
  state: 'ask' | 'done' | 'wrong',
  language: Language,
  unsubscription?: Unsubscription,
): string {
  const texts = TEXTS[language];
  const group = unsubscription ? nameOf(unsubscription, language) : '';
  const button =
    state === 'ask' ? `<form method="post"><button>${escapeHtml(texts.button)}</button></form>` : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(texts.title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(fillIn(texts[state], { group }))}</p>${button}</main></body></html>`;
}

const nameOf = (what: Unsubscription, language: Language): string =>
  'group' in what ? textOf(language, `notificationGroups.${what.group}`) : TEXTS[language].search;
