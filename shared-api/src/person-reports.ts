import type { CreatePersonReportBody, PersonReport } from '@plumbline/shared-schema/person-reports';
import { api } from '@plumbline/shared-api/api';
import { at, change, type SavedRow } from './calls';

/** What is reported: a message of a chat, or a person. */
export type ReportSubject = { chatId: string; messageId: string } | { personId: string };

const pathOf = (reported: ReportSubject) =>
  'personId' in reported
    ? at('users', reported.personId, 'reports')
    : at('messages', reported.chatId, reported.messageId, 'reports');

type Report = { reported: ReportSubject; report: CreatePersonReportBody };

const personReportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Once for each. 409 REPORT_EXISTS. No list says who has reported whom. */
    reportPerson: build.mutation<SavedRow<PersonReport>, Report>(
      change(
        ({ reported, report }) => ({ url: pathOf(reported), method: 'POST', body: report }),
        () => [],
      ),
    ),
  }),
});

export const { useReportPersonMutation } = personReportsApi;
