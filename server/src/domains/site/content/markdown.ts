import type { Block, Span } from '@plumbline/shared-schema/content';

/**
 * The part of Markdown that our texts use: `## headings`, paragraphs, lists with `- ` or `1. `, `**strong**` and
 * `[links](/path)`. It becomes data, never HTML, so that nothing a text holds can run.
 */
export function readMarkdown(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => readBlock(part.trim()));
}

const LISTS = [
  { kind: 'bullets', mark: /^- / },
  { kind: 'numbers', mark: /^\d+\. / },
] as const;

function readBlock(part: string): Block {
  if (part.startsWith('## ')) return { kind: 'heading', lines: [readSpans(part.slice(3))] };
  const lines = part.split('\n');
  const list = LISTS.find(({ mark }) => lines.every((line) => mark.test(line)));
  if (list) return { kind: list.kind, lines: lines.map((line) => readSpans(line.replace(list.mark, ''))) };
  return { kind: 'paragraph', lines: [readSpans(lines.join(' '))] };
}

const MARKED = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) spans.push({ text: text.slice(end, match.index) });
    const { strong, label, href } = match.groups ?? {};
    spans.push(strong === undefined ? { text: label ?? '', href } : { text: strong, isStrong: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ text: text.slice(end) });
  return spans;
}
