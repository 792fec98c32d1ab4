import { contentApi } from '@plumbline/shared-api/content';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';

export const load: PageLoader = ({ language, dispatch }) =>
  dispatch(contentApi.endpoints.listHelp.initiate(language, ASKED_AHEAD));
