import type { MessageAnswer } from '@plumbline/shared-schema/envelope';
import { api } from '@plumbline/shared-api/api';
import { listTag } from '@plumbline/shared-api/tags';
import { at, change } from './calls';

type AnswerText = Pick<MessageAnswer, 'message'>;

/** A conversation says whether one can write in it. */
const tags = () => [listTag('Chat')];

const blocksApi = api.injectEndpoints({
  endpoints: (build) => ({
    blockPerson: build.mutation<AnswerText, string>(
      change((id) => ({ url: at('users', id, 'block') }), tags),
    ),
    unblockPerson: build.mutation<AnswerText, string>(
      change((id) => ({ url: at('users', id, 'block'), method: 'DELETE' }), tags),
    ),
  }),
});

export const { useBlockPersonMutation, useUnblockPersonMutation } = blocksApi;
