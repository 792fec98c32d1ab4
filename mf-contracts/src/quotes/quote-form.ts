import type { WriteQuoteBody } from '@plumbline/shared-schema/quotes';

/** What the form holds; a number's field holds its text where that cannot be read. */
export type QuoteForm = WriteQuoteBody;

/** A line to begin with. */
export const NO_LINE: QuoteForm['lines'][number] = {
  kind: 'labour',
  text: '',
  quantity: 1,
  unit: 'hour',
  price: '',
  isOptional: false,
};
