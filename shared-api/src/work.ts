import type { Assignment, AssignWorkBody, MoveWorkBody, OwnWork } from '@plumbline/shared-schema/assignments';
import type {
  AddMaterialBody,
  ChangeMaterialBody,
  Material,
  MaterialsList,
} from '@plumbline/shared-schema/materials';
import { api } from '@plumbline/shared-api/api';
import { listTag, pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type ChangeAnswer, type SavedRow } from './calls';
import { toFormData } from './form-data';

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
        () => stale('Assignment'),
      ),
    ),
    moveWork: build.mutation<SavedRow<Assignment>, OfContract<{ id: string; body: MoveWorkBody }>>(
      change(
        ({ contractId, id, body }) => ({ url: at('contracts', contractId, 'assignments', id), body }),
        () => stale('Assignment'),
      ),
    ),
    removeWork: build.mutation<ChangeAnswer, OfContract<{ id: string }>>(
      change(
        ({ contractId, id }) => ({ url: at('contracts', contractId, 'assignments', id), method: 'DELETE' }),
        () => stale('Assignment'),
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

type Line<Body = unknown> = { contractId: string; id: string } & Body;
type Purchase = { paid: number | null; revision: number; receipt?: File | undefined };

/** What a contract needs. MATERIAL_CHANGED, MATERIAL_BOUGHT 409. */
export const materialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMaterials: build.query<MaterialsList, string>(
      read(
        (contractId) => at('contracts', contractId, 'materials'),
        (_list, contractId) => [listTag('Material', contractId)],
      ),
    ),
    addMaterial: build.mutation<SavedRow<Material>, { contractId: string; body: AddMaterialBody }>(
      change(
        ({ contractId, body }) => ({ url: at('contracts', contractId, 'materials'), method: 'POST', body }),
        () => stale('Material'),
      ),
    ),
    changeMaterial: build.mutation<SavedRow<Material>, Line<{ body: ChangeMaterialBody }>>(
      change(
        ({ contractId, id, body }) => ({ url: at('contracts', contractId, 'materials', id), body }),
        () => stale('Material'),
      ),
    ),
    buyMaterial: build.mutation<SavedRow<Material>, Line<{ body: Purchase }>>(
      change(
        ({ contractId, id, body: { receipt, ...body } }) => ({
          url: at('contracts', contractId, 'materials', id, 'purchase'),
          body: receipt ? toFormData({ ...body, receipt }) : body,
        }),
        () => stale('Material'),
      ),
    ),
    removeMaterial: build.mutation<ChangeAnswer, Line>(
      change(
        ({ contractId, id }) => ({ url: at('contracts', contractId, 'materials', id), method: 'DELETE' }),
        () => stale('Material'),
      ),
    ),
    takeMaterialsOver: build.mutation<SavedRow<MaterialsList>, string>(
      change(
        (contractId) => ({ url: at('contracts', contractId, 'materials', 'from-quote'), method: 'POST' }),
        () => stale('Material'),
      ),
    ),
  }),
});

export const {
  useListMaterialsQuery,
  useAddMaterialMutation,
  useChangeMaterialMutation,
  useBuyMaterialMutation,
  useRemoveMaterialMutation,
  useTakeMaterialsOverMutation,
} = materialsApi;
