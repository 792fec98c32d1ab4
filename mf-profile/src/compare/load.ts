import { askCountryAt } from '@plumbline/shared-api/places';
import { professionalsApi } from '@plumbline/shared-api/professionals';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { parseNear } from '@plumbline/shared-schema/near';
import { idsIn } from '../professionals/compared';

export const load: PageLoader = async ({ search, language, dispatch }) => {
  const ids = idsIn(search.get('ids') ?? '');
  const near = parseNear(search.get('location') ?? '');
  if (ids.length === 0) return;
  await Promise.all([
    dispatch(professionalsApi.endpoints.compareProfessionals.initiate(ids, ASKED_AHEAD)),
    near && dispatch(askCountryAt(near, language)),
  ]);
};
