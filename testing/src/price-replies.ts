import { http } from 'msw';
import {
  nearPriceAnswerSchema,
  priceGuideAnswerSchema,
  tradePricesSchema,
  type NearPrice,
  type PriceGuide,
  type TradePrice,
} from '@plumbline/shared-schema/prices';
import { api } from '@plumbline/testing/server';
import { answer } from './answer';

type ByQuery<T> = T | ((query: URLSearchParams) => T);
const answerTo = <T extends object | null>(data: ByQuery<T>, request: Request): T =>
  typeof data === 'function' ? data(new URL(request.url).searchParams) : data;

export const priceReplies = {
  prices: (data: TradePrice[]) =>
    http.get(api('/prices'), () => answer(tradePricesSchema, { success: true, data })),
  /** The prices of plumbing work. */
  priceGuide: (guide: ByQuery<PriceGuide>) =>
    http.get(api('/prices/plumbing'), ({ request }) =>
      answer(priceGuideAnswerSchema, { success: true, data: answerTo(guide, request) }),
    ),
  priceNear: (price: ByQuery<NearPrice | null>) =>
    http.get(api('/prices/near'), ({ request }) =>
      answer(nearPriceAnswerSchema, { success: true, data: answerTo(price, request) }),
    ),
};
