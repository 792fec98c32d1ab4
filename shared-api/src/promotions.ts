import type { CreatePromotionBody, Promotion } from '@plumbline/shared-schema/promotions';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type SavedRow } from './calls';

const changed = () => stale('Promotion');

/** A contractor's own. */
const promotionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first. */
    listPromotions: build.query<Promotion[], void>(
      read<Promotion[]>(
        () => 'promotions',
        (rows) => pageTags('Promotion', rows),
      ),
    ),
    /** PROMOTION_RUNNING 409. */
    startPromotion: build.mutation<SavedRow<Promotion>, CreatePromotionBody>(
      change((body) => ({ url: 'promotions', method: 'POST', body }), changed),
    ),
    stopPromotion: build.mutation<SavedRow<Promotion>, string>(
      change((id) => ({ url: at('promotions', id, 'stop'), method: 'PUT' }), changed),
    ),
  }),
});

export const { useListPromotionsQuery, useStartPromotionMutation, useStopPromotionMutation } = promotionsApi;
