import { asDays } from '@plumbline/shared-schema/dates';
import { z, type Infer } from '@plumbline/shared-schema/zod';
import { dataOf, listOf } from '@plumbline/shared-schema/envelope';
import { LOCALES } from '@plumbline/shared-schema/options';
import { says } from '@plumbline/shared-schema/validation';

/** What the site has to read: articles, help, terms. It is written in files and read by everybody. */

const TOPICS = ['planning', 'money', 'house', 'people'] as const;
/** Pictures that the page draws. */
const PICTURES = [
  'quotes',
  'permit',
  'stages',
  'damp',
  'roof',
  'letter',
  'insulation',
  'wiring',
  'bathroom',
  'site',
] as const;
export const SITE_TEXTS = ['terms', 'privacy', 'safety', 'protection'] as const;
const HELP_TOPICS = ['account', 'jobs', 'applying', 'contracts', 'messages'] as const;

/** `?language=` */
export const contentQuerySchema = z.object({
  language: z.enum(LOCALES, says('invalidOption')).default('en'),
});
export type ContentLanguage = (typeof LOCALES)[number];

/** Words that read alike; `href` makes them a link. */
const spanSchema = z.object({
  text: z.string(),
  isStrong: z.boolean().optional(),
  href: z.string().optional(),
});
export type Span = Infer<typeof spanSchema>;
const spansSchema = z.array(spanSchema);

/** A heading, a paragraph, or a list: one array of spans each; of a list one for each item. */
const blockSchema = z.object({
  kind: z.enum(['heading', 'paragraph', 'bullets', 'numbers']),
  lines: z.array(spansSchema),
});
export type Block = Infer<typeof blockSchema>;

const day = asDays(z.iso.date());

/** An article without its text. */
export const articleSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** `YYYY-MM-DD` */
  date: day,
  /** To read it. */
  minutes: z.number().int(),
  topic: z.enum(TOPICS),
  picture: z.enum(PICTURES),
});
export type Article = Infer<typeof articleSchema>;

const articleWithTextSchema = articleSchema.extend({ blocks: z.array(blockSchema) });
export type ArticleWithText = Infer<typeof articleWithTextSchema>;

/** `GET /content/articles`: newest first. */
export const articlesSchema = listOf(articleSchema);
/** `GET /content/articles/{slug}`. 404 NOT_FOUND. */
export const articleParamsSchema = z.object({ slug: z.string() });
export const articleAnswerSchema = dataOf(articleWithTextSchema);

export const siteTextSchema = z.object({
  title: z.string(),
  summary: z.string(),
  /** Since when it holds. */
  date: day,
  blocks: z.array(blockSchema),
});
export type SiteText = Infer<typeof siteTextSchema>;

export type SiteTextName = (typeof SITE_TEXTS)[number];

/** `GET /content/texts/{name}` */
export const siteTextParamsSchema = z.object({ name: z.enum(SITE_TEXTS, says('invalidOption')) });
export const siteTextAnswerSchema = dataOf(siteTextSchema);

export const helpEntrySchema = z.object({
  id: z.string(),
  topic: z.enum(HELP_TOPICS),
  question: z.string(),
  answer: z.array(blockSchema),
});
export type HelpEntry = Infer<typeof helpEntrySchema>;

/** `GET /content/help` */
export const helpSchema = listOf(helpEntrySchema);
