import type { Report, ReportParams } from '@plumbline/shared-schema/reports';
import { api } from '@plumbline/shared-api/api';
import { listTag } from '@plumbline/shared-api/tags';
import { read } from './calls';

/** Figures by month of the caller's own jobs, offers, contracts and money. */
export const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReport: build.query<Report, ReportParams | void>(
      read(
        (params) => ({ url: 'analytics/me', params: params ?? {} }),
        () => [listTag('Report')],
      ),
    ),
  }),
});

export const { useGetReportQuery } = analyticsApi;
