import { escapeHtml } from '../../kit/mail/layout';
import { fillIn } from '../../kit/texts';
import type { Language } from '../../kit/texts';
import en from './locales/en.json';
import fr from './locales/fr.json';
import type { Status } from './status-watch';

const TEXTS = { en, fr };

const STYLE =
  ':root{color-scheme:light dark}body{font:18px/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:1fr auto;gap:.5rem 1rem}dd{margin:0;text-align:end}small{display:block}';

export const STATUS_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** The status as a page that needs no script, no file and no database. */
export function statusPage({ status, since, parts }: Status, language: Language): string {
  const texts = TEXTS[language];
  const sinceText = (instant: string) =>
    `<time datetime="${instant}">${escapeHtml(fillIn(texts.since, { time: shown(instant, language) }))}</time>`;
  const rows = parts.map(
    ({ part, isFine, since: partSince }) =>
      `<dt>${escapeHtml(texts.parts[part])}</dt><dd>${escapeHtml(isFine ? texts.fine : texts.trouble)}${
        isFine ? '' : `<small>${sinceText(partSince)}</small>`
      }</dd>`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(texts.title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(texts.title)}</h1><p><strong>${escapeHtml(texts[status])}</strong><br>${sinceText(since)}</p>
<dl>${rows.join('')}</dl></main></body></html>`;
}

const shown = (instant: string, language: Language): string =>
  new Date(instant).toLocaleString(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
