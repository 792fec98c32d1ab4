import type { MailRow } from '../../database/tables/mails';
import { escapeHtml } from './layout';

/** Pages of the developers' mailbox: English only, no script. */

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #8886;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid #8886;padding:1rem}iframe{width:100%;height:40rem;border:1px solid #8886;background:#fff}
input{font:inherit;min-width:16rem}dt{font-weight:600}dd{margin:0 0 .5rem}`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

export function listPage(mails: MailRow[], to: string): string {
  const rows = mails.map(
    ({ id, to: recipient, subject, createdAt }) =>
      `<tr><td>${time(createdAt)}</td><td>${escapeHtml(recipient)}</td><td><a href="/dev/mail/${id}">${escapeHtml(subject)}</a></td></tr>`,
  );
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>No mail server is set up (<code>SMTP_URL</code>): what would have been sent is kept here.</p>
<form method="get" action="/dev/mail"><label>Recipient <input type="search" name="to" value="${escapeHtml(to)}"></label> <button>Show</button></form>
${rows.length === 0 ? '<p>No mail.</p>' : `<table><thead><tr><th>Time</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`}`,
  );
}

export function mailPage({ id, to, subject, text, language, createdAt }: MailRow, sandbox: string): string {
  return page(
    subject,
    `<p><a href="/dev/mail">Mailbox</a></p><h1>${escapeHtml(subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Written</dt><dd>${time(createdAt)}</dd><dt>Language</dt><dd>${language}</dd></dl>
<h2>HTML</h2><iframe title="HTML" sandbox="${sandbox}" src="/dev/mail/${id}/html"></iframe>
<h2>Text</h2><pre>${linked(text)}</pre>`,
  );
}

function linked(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function time(instant: Date): string {
  return instant.toISOString().replace('T', ' ').slice(0, 19);
}
