import { professionalsApi } from '@plumbline/shared-api/professionals';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { idsIn } from '../professionals/compared';

export const load: PageLoader = async ({ search, dispatch }) => {
  const ids = idsIn(search.get('ids') ?? '');
  if (ids.length > 0)
    await dispatch(professionalsApi.endpoints.compareProfessionals.initiate(ids, ASKED_AHEAD));
};
