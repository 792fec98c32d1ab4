import { http } from 'msw';
import { inviteSavedSchema, invitesSchema, type Invite } from '@plumbline/shared-schema/invites';
import { reportAnswerSchema, type Report } from '@plumbline/shared-schema/reports';
import { anInvite } from '@plumbline/testing/builders/invites';
import { api } from '@plumbline/testing/server';
import { answer } from './answer';

/** Handlers of invitations and reports. */
export const inviteReplies = {
  /** Of `rows`, those of the asked status. */
  invites: (rows: Invite[]) =>
    http.get(api('/invites'), ({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      const data = rows.filter((row) => status === null || row.status === status);
      return answer(invitesSchema, { success: true, data, count: data.length });
    }),
  inviteCreated: (data: Invite = anInvite()) =>
    http.post(api('/invites'), () =>
      answer(inviteSavedSchema, { success: true, message: 'Invitation sent', data }, { status: 201 }),
    ),
  /** Answers with the invitation as it is then. */
  inviteMoved: (move: 'accept' | 'decline' | 'withdraw', data: Invite, message = 'Done') =>
    http.put(api(`/invites/${data._id}/${move}`), () =>
      answer(inviteSavedSchema, { success: true, message, data }),
    ),
  report: (data: Report) =>
    http.get(api('/analytics/me'), () => answer(reportAnswerSchema, { success: true, data })),
};
