import type {
  AcceptVisitBody,
  CancelVisit,
  MoveVisitBody,
  ProposeVisitBody,
  Visit,
  VisitTimes,
  VisitTimesParams,
} from '@plumbline/shared-schema/visits';
import { api } from '@plumbline/shared-api/api';
import { listTag, pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type SavedRow } from './calls';

const changed = () => stale('Visit');
type Step<Body> = { id: string; body: Body };
const move = <Body>(name: string) =>
  change<SavedRow<Visit>, Step<Body>>(({ id, body }) => ({ url: at('visits', id, name), body }), changed);
const bareMove = (name: string) =>
  change<SavedRow<Visit>, string>((id) => ({ url: at('visits', id, name) }), changed);

export const visitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listVisits: build.query<Visit[], void>(
      read(
        () => 'visits',
        (rows) => pageTags('Visit', rows),
      ),
    ),
    listVisitTimes: build.query<VisitTimes, VisitTimesParams>(
      read(
        (params) => ({ url: 'visits/times', params }),
        () => [listTag('Visit', 'times')],
      ),
    ),
    proposeVisit: build.mutation<SavedRow<Visit>, ProposeVisitBody>(
      change((body) => ({ url: 'visits', method: 'POST', body }), changed),
    ),
    acceptVisit: build.mutation<SavedRow<Visit>, Step<AcceptVisitBody>>(move('accept')),
    moveVisit: build.mutation<SavedRow<Visit>, Step<MoveVisitBody>>(move('move')),
    cancelVisit: build.mutation<SavedRow<Visit>, Step<CancelVisit>>(move('cancel')),
    keepVisit: build.mutation<SavedRow<Visit>, string>(bareMove('keep')),
    setOutForVisit: build.mutation<SavedRow<Visit>, string>(bareMove('set-out')),
    reportNoShow: build.mutation<SavedRow<Visit>, string>(bareMove('no-show')),
  }),
});

export const {
  useListVisitsQuery,
  useListVisitTimesQuery,
  useProposeVisitMutation,
  useAcceptVisitMutation,
  useMoveVisitMutation,
  useCancelVisitMutation,
  useKeepVisitMutation,
  useSetOutForVisitMutation,
  useReportNoShowMutation,
} = visitsApi;
