import { http } from 'msw';
import {
  visitSavedSchema,
  visitsSchema,
  visitTimesAnswerSchema,
  type Visit,
  type VisitTimes,
} from '@plumbline/shared-schema/visits';
import { api } from '@plumbline/testing/server';
import { answer } from './answer';

/** Handlers of visits. */
export const visitReplies = {
  visits: (data: Visit[] = []) =>
    http.get(api('/visits'), () => answer(visitsSchema, { success: true, data, count: data.length })),
  visitTimes: (data: VisitTimes) =>
    http.get(api('/visits/times'), () => answer(visitTimesAnswerSchema, { success: true, data })),
  visitProposed: (data: Visit) =>
    http.post(api('/visits'), () =>
      answer(visitSavedSchema, { success: true, message: 'Times proposed', data }, { status: 201 }),
    ),
  /** Answers with the visit as it is then. */
  visitMoved: (move: string, data: Visit, message = 'Done') =>
    http.put(api(`/visits/${data._id}/${move}`), () =>
      answer(visitSavedSchema, { success: true, message, data }),
    ),
};
