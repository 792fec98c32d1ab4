import type { CreatePersonReportBody, PersonReport } from '@plumbline/shared-schema/person-reports';
import { api } from '@plumbline/shared-api/api';
import { at, change, type Saved } from './calls';

/** What is reported: a message of a chat, or a person. */
export type Reported = { chatId: string; messageId: string } | { personId: string };

const pathOf = (reported: Reported) =>
  'personId' in reported
    ? at('users', reported.personId, 'reports')
    : at('messages', reported.chatId, reported.messageId, 'reports');

type Report = { reported: Reported; report: CreatePersonReportBody };

const personReportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Once for each. 409 REPORT_EXISTS. No list says who has reported whom. */
    reportPerson: build.mutation<Saved<PersonReport>, Report>(
      change(
        ({ reported, report }) => ({ url: pathOf(reported), method: 'POST', body: report }),
        () => [],
      ),
    ),
  }),
});

export const { useReportPersonMutation } = personReportsApi;
