import type { Article, ArticleWithText, HelpEntry, SiteText } from '@plumbline/shared-schema/content';

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

/** A paragraph with a link to support, valid since the 22nd of November. */
export function aSiteText(overrides: Partial<SiteText> = {}): SiteText {
  return {
    title: 'Terms of service',
    summary: 'What we ask of everybody.',
    date: '2026-11-22',
    blocks: [{ kind: 'paragraph', lines: [[{ text: 'Ask ' }, { text: 'support', href: '/support' }]] }],
    ...overrides,
  };
}

/** About a forgotten password. */
export function aHelpEntry(overrides: Partial<HelpEntry> = {}): HelpEntry {
  return {
    id: 'password',
    topic: 'account',
    question: 'I have forgotten my password',
    answer: [{ kind: 'paragraph', lines: [[{ text: 'Forgot password', href: '/forgot-password' }]] }],
    ...overrides,
  };
}
