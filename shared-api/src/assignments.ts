import type { Assignment, AssignWorkBody, MoveWorkBody, OwnWork } from '@plumbline/shared-schema/assignments';
import { api } from '@plumbline/shared-api/api';
import { listTag, pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type ChangeAnswer, type SavedRow } from './calls';

const changed = () => stale('Assignment');
type OfContract<Body> = { contractId: string } & Body;

/** Who of a contractor's side comes when. WORK_TIME_TAKEN, WORK_DAY_OFF, ASSIGNMENT_CHANGED 409. */
export const assignmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAssignments: build.query<Assignment[], string>(
      read(
        (contractId) => at('contracts', contractId, 'assignments'),
        (rows, contractId) => pageTags('Assignment', rows, contractId),
      ),
    ),
    listOwnWork: build.query<OwnWork[], void>(
      read(
        () => 'assignments/mine',
        () => [listTag('Assignment', 'mine')],
      ),
    ),
    assignWork: build.mutation<SavedRow<Assignment>, OfContract<{ body: AssignWorkBody }>>(
      change(
        ({ contractId, body }) => ({ url: at('contracts', contractId, 'assignments'), method: 'POST', body }),
        changed,
      ),
    ),
    moveWork: build.mutation<SavedRow<Assignment>, OfContract<{ id: string; body: MoveWorkBody }>>(
      change(
        ({ contractId, id, body }) => ({ url: at('contracts', contractId, 'assignments', id), body }),
        changed,
      ),
    ),
    removeWork: build.mutation<ChangeAnswer, OfContract<{ id: string }>>(
      change(
        ({ contractId, id }) => ({ url: at('contracts', contractId, 'assignments', id), method: 'DELETE' }),
        changed,
      ),
    ),
  }),
});

export const {
  useListAssignmentsQuery,
  useListOwnWorkQuery,
  useAssignWorkMutation,
  useMoveWorkMutation,
  useRemoveWorkMutation,
} = assignmentsApi;
