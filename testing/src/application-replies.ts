import { http, HttpResponse } from 'msw';
import { anApplication } from '@plumbline/testing/builders/applications';
import { AT } from '@plumbline/testing/builders/instants';
import { api } from '@plumbline/testing/server';
import {
  appliedSchema,
  applicationChangedSchema,
  applicationsSchema,
  declineSchema,
  shortlistSchema,
  type Application,
} from '@plumbline/shared-schema/applications';
import { answer } from './answer';

export const applicationReplies = {
  applicants: (jobId: string, rows: Application[]) =>
    http.get(api(`/applications/${jobId}`), () =>
      answer(applicationsSchema, { success: true, data: rows, count: rows.length }),
    ),
  myApplications: (rows: Application[]) =>
    http.get(api('/applications/me'), () =>
      answer(applicationsSchema, { success: true, data: rows, count: rows.length }),
    ),
  applied: (data: Application = anApplication()) =>
    http.post(api('/applications/apply'), () =>
      answer(
        appliedSchema,
        { success: true, message: 'Application submitted successfully!', data, errors: [] },
        { status: 201 },
      ),
    ),
  applicationChanged: (data: Application) =>
    http.put(api(`/applications/${data._id}`), () =>
      answer(applicationChangedSchema, { success: true, message: 'Application changed', data }),
    ),
  /** Marks it in the list of its job as well, which is read again. */
  applicationShortlisted: (rows: Application[]) =>
    http.put(api('/applications/:id/shortlist'), async ({ params, request }) => {
      const { isShortlisted } = shortlistSchema.parse(await request.json());
      for (const row of rows) if (row._id === params.id) row.isShortlisted = isShortlisted;
      return HttpResponse.json({ success: true, message: 'Shortlisted' });
    }),
  /** Changes it in the list of its job as well, which is read again. */
  applicationAnswered: (rows: Application[]) =>
    http.put(api('/applications/:id/:answer'), async ({ params, request }) => {
      const row = rows.find(({ _id }) => _id === params.id) ?? anApplication();
      row.declined =
        params.answer === 'decline' ? { ...declineSchema.parse(await request.json()), at: AT } : null;
      return answer(applicationChangedSchema, { success: true, message: 'Answered', data: row });
    }),
  applicationDeleted: () =>
    http.delete(api('/applications/:id'), () =>
      HttpResponse.json({ success: true, message: 'Application deleted successfully!' }),
    ),
};
