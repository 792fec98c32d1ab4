import { http } from 'msw';
import {
  assignmentSavedSchema,
  assignmentsSchema,
  ownWorkListSchema,
  type Assignment,
  type OwnWork,
} from '@plumbline/shared-schema/assignments';
import {
  visitSavedSchema,
  visitsSchema,
  visitTimesAnswerSchema,
  type Visit,
  type VisitTimes,
} from '@plumbline/shared-schema/visits';
import { api } from '@plumbline/testing/server';
import { answer } from './answer';

/** Handlers of visits and of work that is planned. */
export const visitReplies = {
  visits: (data: Visit[] = []) =>
    http.get(api('/visits'), () => answer(visitsSchema, { success: true, data, count: data.length })),
  ownWork: (data: OwnWork[]) =>
    http.get(api('/assignments/mine'), () => answer(ownWorkListSchema, { success: true, data })),
  assignments: (contractId: string, data: Assignment[]) =>
    http.get(api(`/contracts/${contractId}/assignments`), () =>
      answer(assignmentsSchema, { success: true, data }),
    ),
  workAssigned: (contractId: string, data: Assignment) =>
    http.post(api(`/contracts/${contractId}/assignments`), () =>
      answer(assignmentSavedSchema, { success: true, message: 'Planned', data }, { status: 201 }),
    ),
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
