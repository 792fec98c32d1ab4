import { contentApi } from '@plumbline/shared-api/content';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import type { SiteTextName } from '@plumbline/shared-schema/content';

export const loadSiteText =
  (name: SiteTextName): PageLoader =>
  ({ language, dispatch }) =>
    dispatch(contentApi.endpoints.getSiteText.initiate({ name, language }, ASKED_AHEAD));
