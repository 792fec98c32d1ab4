import { directoryApi } from '@plumbline/shared-api/directory';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { usersApi } from '@plumbline/shared-api/users';
import { TRADES } from '@plumbline/shared-ui/trade-scenes';
import { TOP_PROFESSIONALS } from './top-professionals';

export const load: PageLoader = ({ dispatch }) =>
  Promise.all([
    dispatch(usersApi.endpoints.listTopPerformers.initiate(TOP_PROFESSIONALS, ASKED_AHEAD)),
    dispatch(directoryApi.endpoints.getTotals.initiate(undefined, ASKED_AHEAD)),
    dispatch(directoryApi.endpoints.listSpecialties.initiate(TRADES, ASKED_AHEAD)),
  ]);
