import { http } from 'msw';
import { sessionsSchema, type Session } from '@plumbline/shared-schema/auth';
import { nationalIdAnswerSchema, nationalIdSentSchema } from '@plumbline/shared-schema/national-id';
import { AT } from '@plumbline/testing/builders/instants';
import { api } from '@plumbline/testing/server';
import { answer } from './answer';

export const accountReplies = {
  sessions: (data: Session[]) =>
    http.get(api('/auth/sessions'), () =>
      answer(sessionsSchema, { success: true, data, count: data.length }),
    ),
  nationalId: (sentAt: string | null = null) =>
    http.get(api('/users/me/national-id'), () =>
      answer(nationalIdAnswerSchema, { success: true, data: { sentAt } }),
    ),
  nationalIdSent: () =>
    http.put(api('/users/me/national-id'), () =>
      answer(nationalIdSentSchema, { success: true, message: 'National ID sent', data: { sentAt: AT } }),
    ),
};
