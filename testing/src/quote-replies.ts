import { http } from 'msw';
import { quoteSavedSchema, quotesSchema, type Quote } from '@plumbline/shared-schema/quotes';
import { api } from '@plumbline/testing/server';
import { answer } from './answer';

/** Handlers of quotes. */
export const quoteReplies = {
  quotes: (data: Quote[] = []) =>
    http.get(api('/quotes'), () => answer(quotesSchema, { success: true, data, count: data.length })),
  quoteWritten: (data: Quote) =>
    http.post(api('/quotes'), () =>
      answer(quoteSavedSchema, { success: true, message: 'Draft saved', data }, { status: 201 }),
    ),
  /** Answers with the quote as it is then. */
  quoteMoved: (move: string, data: Quote, message = 'Done') =>
    http.put(api(`/quotes/${data._id}/${move}`), () =>
      answer(quoteSavedSchema, { success: true, message, data }),
    ),
};
