import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SITE_TEXTS, type Block } from '@plumbline/shared-schema/content';
import { contentFolder } from '../../../settings/paths';
import { createContent } from './content.service';

const WORDS_A_MINUTE = 200;
const LANGUAGES = ['en', 'fr'] as const;
const content = createContent({ folder: contentFolder, siteUrl: 'https://plumbline.example' });

const spansOf = (blocks: Block[]) => blocks.flatMap(({ lines }) => lines.flat());
const wordsOf = (blocks: Block[]) =>
  spansOf(blocks)
    .map(({ text }) => text)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\p{L}|\d/u.test(word)).length;

const articles = LANGUAGES.flatMap((language) =>
  content.listArticles(language).map(({ slug }) => ({ language, slug })),
);

test('both languages have the same articles, with the same dates, topics and pictures', () => {
  const inLanguage = (language: 'en' | 'fr') =>
    content.listArticles(language).map(({ slug, date, topic, picture }) => ({ slug, date, topic, picture }));
  expect(inLanguage('fr')).toEqual(inLanguage('en'));
  expect(new Set(inLanguage('en').map(({ picture }) => picture)).size).toBe(inLanguage('en').length);
});

test.each(articles)('$slug in $language is as long as it says', ({ language, slug }) => {
  const { minutes, blocks } = content.getArticle(language, slug);
  const words = wordsOf(blocks);
  expect(words).toBeGreaterThanOrEqual(600);
  expect(words).toBeLessThanOrEqual(1200);
  expect(minutes).toBe(Math.round(words / WORDS_A_MINUTE));
});

test.each(articles)('$slug in $language holds nothing that is not Markdown we read', ({ language, slug }) => {
  const { title, summary, blocks } = content.getArticle(language, slug);
  expect(title.length).toBeLessThanOrEqual(70);
  expect(summary.length).toBeLessThanOrEqual(200);
  expect(blocks.some(({ kind }) => kind === 'heading')).toBe(true);
  for (const { text } of spansOf(blocks)) expect(text).not.toMatch(/\*\*|^#|\]\(|`|^- /);
});

test('both languages have the same texts and the same questions, each with an answer', () => {
  const inLanguage = (language: 'en' | 'fr') => [
    ...SITE_TEXTS.map((name) => content.getText(language, name).date),
    ...content.listHelp(language).map(({ id, topic }) => `${topic} ${id}`),
  ];
  expect(inLanguage('fr')).toEqual(inLanguage('en'));
  expect(content.listHelp('en')).toHaveLength(27);
  for (const { answer } of content.listHelp('fr')) expect(wordsOf(answer)).toBeGreaterThan(15);
});

test('a file with a wrong head is refused at the start, with its name and the field', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  fs.mkdirSync(path.join(folder, 'articles/en'), { recursive: true });
  const file = path.join(folder, 'articles/en/roof.md');
  fs.writeFileSync(file, '---\ntitle: Roof\nsummary: A roof\ndate: soon\nminutes: 4\n---\nText\n');
  const read = () => createContent({ folder, siteUrl: '' });
  expect(read).toThrow(`${file}: date`);
  fs.writeFileSync(file, 'Text\n');
  expect(read).toThrow(`${file}: no head`);
  fs.rmSync(folder, { recursive: true });
});
