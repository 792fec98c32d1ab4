import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { usersApi } from '@plumbline/shared-api/users';

export const load: PageLoader = ({ dispatch }) =>
  dispatch(usersApi.endpoints.getMe.initiate(undefined, ASKED_AHEAD));
