import type { Report, ReportParams } from '@plumbline/shared-schema/reports';
import { api } from '@plumbline/shared-api/api';
import { listTag } from '@plumbline/shared-api/tags';

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReport: build.query<Report, ReportParams | void>({
      query: (params) => ({ url: 'analytics/me', params: params ?? {} }),
      transformResponse: ({ data }: { data: Report }) => data,
      providesTags: [listTag('Report')],
    }),
  }),
});

/** Figures by month of the caller's own jobs, offers, contracts and money. Arguments and results: README. */
export const { useGetReportQuery } = analyticsApi;
