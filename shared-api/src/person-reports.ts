import type { CreatePersonReportBody, PersonReport } from '@plumbline/shared-schema/person-reports';
import type { CreateQuestionReport } from '@plumbline/shared-schema/questions';
import { api } from '@plumbline/shared-api/api';
import { at, change, type SavedRow } from './calls';

/** What is reported: a message of a chat, a person, or a question about a job or its answer. */
export type ReportSubject =
  | { chatId: string; messageId: string }
  | { personId: string }
  | { jobId: string; questionId: string; part: CreateQuestionReport['part'] };

function pathOf(reported: ReportSubject): string {
  if ('personId' in reported) return at('users', reported.personId, 'reports');
  if ('chatId' in reported) return at('messages', reported.chatId, reported.messageId, 'reports');
  return at('jobs', reported.jobId, 'questions', reported.questionId, 'reports');
}

type Report = { reported: ReportSubject; report: CreatePersonReportBody };

const personReportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Once for each. 409 REPORT_EXISTS. No list says who has reported whom. */
    reportPerson: build.mutation<SavedRow<PersonReport>, Report>(
      change(
        ({ reported, report }) => ({
          url: pathOf(reported),
          method: 'POST',
          body: 'part' in reported ? { ...report, part: reported.part } : report,
        }),
        () => [],
      ),
    ),
  }),
});

export const { useReportPersonMutation } = personReportsApi;
