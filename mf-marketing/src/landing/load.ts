import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { usersApi } from '@plumbline/shared-api/users';
import { TOP_PROFESSIONALS } from './top-professionals';

export const load: PageLoader = ({ dispatch }) =>
  dispatch(usersApi.endpoints.listTopPerformers.initiate(TOP_PROFESSIONALS, ASKED_AHEAD));
