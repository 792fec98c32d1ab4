import type {
  AddMaterialBody,
  ChangeMaterialBody,
  Material,
  MaterialsList,
} from '@plumbline/shared-schema/materials';
import { api } from '@plumbline/shared-api/api';
import { listTag, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type ChangeAnswer, type SavedRow } from './calls';
import { toFormData } from './form-data';

const changed = () => stale('Material');
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
        changed,
      ),
    ),
    changeMaterial: build.mutation<SavedRow<Material>, Line<{ body: ChangeMaterialBody }>>(
      change(
        ({ contractId, id, body }) => ({ url: at('contracts', contractId, 'materials', id), body }),
        changed,
      ),
    ),
    buyMaterial: build.mutation<SavedRow<Material>, Line<{ body: Purchase }>>(
      change(
        ({ contractId, id, body: { receipt, ...body } }) => ({
          url: at('contracts', contractId, 'materials', id, 'purchase'),
          body: receipt ? toFormData({ ...body, receipt }) : body,
        }),
        changed,
      ),
    ),
    removeMaterial: build.mutation<ChangeAnswer, Line>(
      change(
        ({ contractId, id }) => ({ url: at('contracts', contractId, 'materials', id), method: 'DELETE' }),
        changed,
      ),
    ),
    takeMaterialsOver: build.mutation<SavedRow<MaterialsList>, string>(
      change(
        (contractId) => ({ url: at('contracts', contractId, 'materials', 'from-quote'), method: 'POST' }),
        changed,
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
