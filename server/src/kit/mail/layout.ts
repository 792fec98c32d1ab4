import type { Language } from '../texts';

/** What a mail says, top to bottom. `code` stands large; `button` is repeated as plain text below. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; href: string; hint: string };

export type Letter = {
  language: Language;
  subject: string;
  greeting: string;
  blocks: Block[];
  signature: string;
  footer: string;
  /** At the very end: how to turn such mails off, and where to choose. */
  links?: { label: string; href: string }[];
};

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = '#1c2733';
const QUIET = '#5b6774';
const ACCENT = '#0b5fa5';

/** Makes text safe inside HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Styles stand inline and the frame is a table, because mail programs know little else. No picture, no tracking. */
export function letterHtml({ language, subject, greeting, blocks, signature, ...end }: Letter): string {
  const paragraph = (text: string, style = `color:${INK};font-size:16px`) =>
    `<p style="margin:0 0 16px;line-height:1.5;${style}">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f5f7;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:8px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:${ACCENT}">Plumbline</p>
${[paragraph(greeting), ...blocks.map((block) => blockHtml(block, paragraph)), paragraph(signature)].join('\n')}
${paragraph(end.footer, `color:${QUIET};font-size:13px;border-top:1px solid #dfe4e8;padding-top:16px`)}${linksHtml(end.links)}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

function linksHtml(links: Letter['links'] = []): string {
  return links
    .map(
      ({ label, href }) =>
        `\n<p style="margin:0 0 8px;font-size:13px"><a href="${escapeHtml(href)}" style="color:${ACCENT}">${escapeHtml(label)}</a></p>`,
    )
    .join('');
}

function blockHtml(block: Block, paragraph: (text: string, style?: string) => string): string {
  if (block.kind === 'text') return paragraph(block.text);
  if (block.kind === 'code') {
    return `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:8px;color:${INK}">${escapeHtml(block.code)}</p>`;
  }
  const href = escapeHtml(block.href);
  return `<p style="margin:8px 0 24px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${ACCENT};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>
<p style="margin:0 0 16px;line-height:1.5;color:${QUIET};font-size:13px">${escapeHtml(block.hint)}<br><a href="${href}" style="color:${ACCENT};word-break:break-all">${href}</a></p>`;
}

export function letterText({ greeting, blocks, signature, footer, links = [] }: Letter): string {
  const parts = blocks.map((block) => {
    if (block.kind === 'text') return block.text;
    return block.kind === 'code' ? `    ${block.code}` : `${block.label}:\n${block.href}`;
  });
  const end = links.map(({ label, href }) => `${label}:\n${href}`);
  return `${[greeting, ...parts, signature, `-- \n${footer}`, ...end].join('\n\n')}\n`;
}
