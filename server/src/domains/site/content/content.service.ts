import path from 'node:path';
import { articleSchema, helpEntrySchema, siteTextSchema } from '@plumbline/shared-schema/content';
import type {
  Article,
  ArticleWithText,
  ContentLanguage,
  HelpEntry,
  SiteText,
} from '@plumbline/shared-schema/content';
import { existing } from '../../../kit/existing';
import { articleFeed } from './article-feed';
import { checked, namesIn, readDocument, readText } from './content-files';
import { readMarkdown } from './markdown';

type Options = { folder: string; siteUrl: string };

export type Content = ReturnType<typeof createContent>;

/** What the site has to read, from files beside the program. All are read at the start, which fails on a bad one. */
export function createContent({ folder, siteUrl }: Options) {
  const articles = ofEach((language) => readArticles(path.join(folder, 'articles', language), language));
  const help = ofEach((language) => readHelp(path.join(folder, 'help', `${language}.json`), language));
  const texts = ofEach((language) => readTexts(path.join(folder, 'texts', language), language));

  return {
    /** Newest first, without their texts. */
    listArticles: (language: ContentLanguage): Article[] =>
      articles(language).map(({ blocks: _text, ...article }) => article),

    /** NOT_FOUND */
    getArticle: (language: ContentLanguage, slug: string): ArticleWithText =>
      existing(
        articles(language).find((article) => article.slug === slug),
        'NOT_FOUND',
      ),

    /** RSS 2.0 */
    feed: (language: ContentLanguage): string => articleFeed(articles(language), { language, siteUrl }),

    /** NOT_FOUND */
    getText: (language: ContentLanguage, name: string): SiteText =>
      existing(texts(language).get(name), 'NOT_FOUND'),

    listHelp: (language: ContentLanguage): HelpEntry[] => help(language),
  };
}

function ofEach<T>(readIn: (language: ContentLanguage) => T): (language: ContentLanguage) => T {
  const known: Record<ContentLanguage, T> = { en: readIn('en'), fr: readIn('fr') };
  return (language) => known[language];
}

function readArticles(folder: string, language: ContentLanguage): ArticleWithText[] {
  const articles = namesIn(folder).map((slug) => {
    const file = path.join(folder, `${slug}.md`);
    const { head, text } = readDocument(file, language);
    const article = checked(articleSchema, { ...head, slug, minutes: Number(head['minutes']) }, file);
    return { ...article, blocks: readMarkdown(text) };
  });
  return articles.sort((a, b) => compare(b.date, a.date) || compare(a.slug, b.slug));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function readTexts(folder: string, language: ContentLanguage): Map<string, SiteText> {
  return new Map(
    namesIn(folder).map((name) => {
      const file = path.join(folder, `${name}.md`);
      const { head, text } = readDocument(file, language);
      return [name, checked(siteTextSchema, { ...head, blocks: readMarkdown(text) }, file)];
    }),
  );
}

type HelpFile = { answer: string }[];

function readHelp(file: string, language: ContentLanguage): HelpEntry[] {
  const entries = JSON.parse(readText(file, language)) as HelpFile;
  return entries.map((entry) =>
    checked(helpEntrySchema, { ...entry, answer: readMarkdown(entry.answer) }, file),
  );
}
