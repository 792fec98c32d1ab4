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

type Asked<T> = T | ((query: URLSearchParams) => T);
const answerTo = <T extends object | null>(asked: Asked<T>, request: Request): T =>
  typeof asked === 'function' ? asked(new URL(request.url).searchParams) : asked;

export const priceReplies = {
  prices: (data: TradePrice[]) =>
    http.get(api('/prices'), () => answer(tradePricesSchema, { success: true, data })),
  /** Of plumbing. */
  priceGuide: (guide: Asked<PriceGuide>) =>
    http.get(api('/prices/plumbing'), ({ request }) =>
      answer(priceGuideAnswerSchema, { success: true, data: answerTo(guide, request) }),
    ),
  priceNear: (price: Asked<NearPrice | null>) =>
    http.get(api('/prices/near'), ({ request }) =>
      answer(nearPriceAnswerSchema, { success: true, data: answerTo(price, request) }),
    ),
};
