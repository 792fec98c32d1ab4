import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { usersApi } from '@plumbline/shared-api/users';

export const load: PageLoader = async ({ search, dispatch }) => {
  const id = search.get('id') ?? '';
  if (id !== '') await dispatch(usersApi.endpoints.getPublicProfile.initiate(id, ASKED_AHEAD));
};
