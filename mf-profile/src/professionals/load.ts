import { directoryApi } from '@plumbline/shared-api/directory';
import { professionalsApi } from '@plumbline/shared-api/professionals';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { pageIn } from '@plumbline/shared-ui/address';
import { askedProfessionals } from './asked-professionals';
import { viewIn } from './professional-filters';

/** The search; those whom a hirer has saved are asked for by the page. */
export const load: PageLoader = ({ search, dispatch }) => {
  const asked = askedProfessionals({ ...viewIn(search), page: pageIn(search) });
  return Promise.all([
    dispatch(professionalsApi.endpoints.findProfessionals.initiate(asked, ASKED_AHEAD)),
    dispatch(directoryApi.endpoints.listSpecialties.initiate(undefined, ASKED_AHEAD)),
  ]);
};
