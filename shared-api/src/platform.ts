import type { PlatformDocument } from '@plumbline/shared-schema/platform';
import type { FiguresQuery, PlatformFigures } from '@plumbline/shared-schema/telemetry';
import { api } from '@plumbline/shared-api/api';

const platformApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlatform: build.query<PlatformDocument, void>({
      // Of the edge that serves the page, not of the API.
      query: () => ({ url: `${location.origin}/platform.json` }),
    }),
    getPlatformFigures: build.query<PlatformFigures, FiguresQuery>({
      query: (params) => ({ url: 'platform/figures', params }),
      transformResponse: ({ data }: { data: PlatformFigures }) => data,
    }),
  }),
});

/** Which versions run, and how they do: errors and web vitals by remote over the last hours. */
export const { useGetPlatformQuery, useGetPlatformFiguresQuery } = platformApi;
