import { http } from 'msw';
import {
  articleAnswerSchema,
  articlesSchema,
  helpSchema,
  siteTextAnswerSchema,
  type Article,
  type ArticleWithText,
  type HelpEntry,
  type SiteText,
  type SiteTextName,
} from '@plumbline/shared-schema/content';
import {
  placementAnswerSchema,
  placementSavedSchema,
  placementsSchema,
  type AdminPlacement,
  type Placement,
} from '@plumbline/shared-schema/placements';
import { promotionSavedSchema, promotionsSchema, type Promotion } from '@plumbline/shared-schema/promotions';
import {
  supportTicketSavedSchema,
  supportTicketsSchema,
  type SupportTicket,
} from '@plumbline/shared-schema/support';
import { anId } from '@plumbline/testing/builders/ids';
import { AT } from '@plumbline/testing/builders/instants';
import { api } from '@plumbline/testing/server';
import { answer } from './answer';

type InLanguage<T> = (language: string | null) => T;
const languageOf = (request: Request) => new URL(request.url).searchParams.get('language');

export const contentReplies = {
  banner: (data: Placement | null) =>
    http.get(api('/content/banner'), () => answer(placementAnswerSchema, { success: true, data })),
  placements: (data: AdminPlacement[]) =>
    http.get(api('/admin/placements'), () => answer(placementsSchema, { success: true, data })),
  placementAdded: (data: AdminPlacement) =>
    http.post(api('/admin/placements'), () =>
      answer(placementSavedSchema, { success: true, message: 'Banner saved', data }, { status: 201 }),
    ),
  placementEnded: (data: AdminPlacement) =>
    http.post(api(`/admin/placements/${data._id}/end`), () =>
      answer(placementSavedSchema, { success: true, message: 'Banner ended', data }),
    ),
  articles: (rows: Article[] | InLanguage<Article[]>) =>
    http.get(api('/content/articles'), ({ request }) => {
      const data = typeof rows === 'function' ? rows(languageOf(request)) : rows;
      return answer(articlesSchema, { success: true, data });
    }),
  article: (data: ArticleWithText) =>
    http.get(api(`/content/articles/${data.slug}`), () =>
      answer(articleAnswerSchema, { success: true, data }),
    ),
  siteText: (name: SiteTextName, data: SiteText) =>
    http.get(api(`/content/texts/${name}`), () => answer(siteTextAnswerSchema, { success: true, data })),
  help: (data: HelpEntry[]) =>
    http.get(api('/content/help'), () => answer(helpSchema, { success: true, data })),
  promotions: (data: Promotion[]) =>
    http.get(api('/promotions'), () => answer(promotionsSchema, { success: true, data })),
  promotionStarted: (data: Promotion) =>
    http.post(api('/promotions'), () =>
      answer(
        promotionSavedSchema,
        { success: true, message: 'Your promotion is running. Nothing is charged.', data },
        { status: 201 },
      ),
    ),
  promotionStopped: (data: Promotion) =>
    http.put(api(`/promotions/${data._id}/stop`), () =>
      answer(promotionSavedSchema, { success: true, message: 'Your promotion has ended', data }),
    ),
  supportAsked: (number: number) =>
    http.post(api('/support/tickets'), () => {
      const data = { _id: anId(1), number, message: 'Asked', answer: null, createdAt: AT };
      return answer(
        supportTicketSavedSchema,
        { success: true, message: 'Thank you.', data },
        { status: 201 },
      );
    }),
  supportTickets: (rows: (Pick<SupportTicket, 'number' | 'message'> & Partial<SupportTicket>)[]) =>
    http.get(api('/support/tickets'), () => {
      const data = rows.map((row) => ({ _id: anId(row.number), answer: null, createdAt: AT, ...row }));
      return answer(supportTicketsSchema, { success: true, data, count: data.length, page: 1, limit: 100 });
    }),
};
