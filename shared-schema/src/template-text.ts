/** What a template is for. */
export const TEMPLATE_KINDS = ['letter', 'message', 'offer', 'quote'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** What stands for something that is known only where the template is used, as `{client}`. */
export const PLACEHOLDERS = ['client', 'professional', 'job', 'place', 'price'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What is known of them; the others stay in the text. */
export type PlaceholderValues = Partial<Record<Placeholder, string | null | undefined>>;

/** Any word in braces: people mistype placeholders too. */
const IN_BRACES = /\{([\p{L}\p{N}_-]{1,30})\}/gu;

const isPlaceholder = (word: string): word is Placeholder =>
  (PLACEHOLDERS as readonly string[]).includes(word);

/** In one pass: what is put in is never read as a template. */
export function fillTemplate(template: string, values: PlaceholderValues): string {
  return template.replace(IN_BRACES, (whole, word: string) => {
    const name = word.toLowerCase();
    const value = isPlaceholder(name) ? values[name]?.trim() : undefined;
    return value ? value : whole;
  });
}

/** The placeholders that are still in a text, each once. */
export const openPlaceholders = (text: string): string[] => [...new Set(text.match(IN_BRACES))];
