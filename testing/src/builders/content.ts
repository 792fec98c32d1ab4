import type { Article, ArticleWithText } from '@plumbline/shared-schema/content';

/** About roofs, of October. */
export function anArticle(overrides: Partial<Article> = {}): Article {
  return {
    slug: 'choose-roofer',
    title: 'Choosing a roofer',
    summary: 'What to ask before they climb up.',
    date: '2026-10-12',
    minutes: 4,
    topic: 'people',
    picture: 'roof',
    ...overrides,
  };
}

/** The same, with a heading, a paragraph, a list and a link. */
export function anArticleWithText(overrides: Partial<ArticleWithText> = {}): ArticleWithText {
  return {
    ...anArticle(),
    blocks: [
      { kind: 'heading', lines: [[{ text: 'Beware of the knock' }]] },
      {
        kind: 'paragraph',
        lines: [
          [{ text: 'Never', isStrong: true }, { text: ' at the door. ' }, { text: 'Help', href: '/support' }],
        ],
      },
      { kind: 'bullets', lines: [[{ text: 'a scaffold' }], [{ text: 'a tarpaulin' }]] },
      { kind: 'numbers', lines: [[{ text: 'ask' }]] },
    ],
    ...overrides,
  };
}
