import { directoryApi } from '@plumbline/shared-api/directory';
import { askCountryAt } from '@plumbline/shared-api/places';
import { professionalsApi } from '@plumbline/shared-api/professionals';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { parseNear } from '@plumbline/shared-schema/near';
import { pageIn } from '@plumbline/shared-ui/address';
import { askedProfessionals } from './asked-professionals';
import { viewIn } from './professional-filters';

/** The search; those whom a hirer has saved are asked for by the page. */
export const load: PageLoader = ({ search, language, dispatch }) => {
  const view = viewIn(search);
  const asked = askedProfessionals({ ...view, page: pageIn(search) });
  const near = parseNear(view.filters.location);
  return Promise.all([
    dispatch(professionalsApi.endpoints.findProfessionals.initiate(asked, ASKED_AHEAD)),
    dispatch(directoryApi.endpoints.listSpecialties.initiate(undefined, ASKED_AHEAD)),
    near && dispatch(askCountryAt(near, language)),
  ]);
};
