import type {
  ChangeEmail,
  ConfirmEmail,
  EmailState,
  UndoEmailChange,
} from '@plumbline/shared-schema/email-change';
import type { MessageAnswer } from '@plumbline/shared-schema/envelope';
import { api } from '@plumbline/shared-api/api';
import { reviseSessionUser } from '@plumbline/shared-api/session';
import type { AppDispatch } from '@plumbline/shared-api/store';
import { stale } from '@plumbline/shared-api/tags';
import { change, read, type SavedRow } from './calls';

const URL = 'users/me/email';

type StartedChange = { dispatch: AppDispatch; queryFulfilled: Promise<{ data: SavedRow<EmailState> }> };

/** Every page knows one's address from the session's user. */
async function updateSession(_asked: unknown, { dispatch, queryFulfilled }: StartedChange): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer === undefined) return;
  const { email } = answer.data.data;
  dispatch(reviseSessionUser((user) => ({ ...user, email, emailVerified: true })));
}

/** Another address for one's account: PASSWORD_INCORRECT, CODE_INVALID 400; EMAIL_TAKEN 409; RESEND_TOO_SOON 429. */
export const emailChangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEmailState: build.query<EmailState, void>(
      read(
        () => URL,
        () => [{ type: 'Me', id: 'LIST' }],
      ),
    ),
    changeEmail: build.mutation<SavedRow<EmailState>, ChangeEmail>(
      change(
        (body) => ({ url: URL, method: 'POST', body, idempotent: false }),
        () => stale('Me'),
      ),
    ),
    confirmEmail: build.mutation<SavedRow<EmailState>, ConfirmEmail>({
      ...change(
        (body) => ({ url: URL, body, idempotent: false }),
        () => stale('Me'),
      ),
      onQueryStarted: updateSession,
    }),
    dropEmailChange: build.mutation<SavedRow<EmailState>, void>(
      change(
        () => ({ url: URL, method: 'DELETE' }),
        () => stale('Me'),
      ),
    ),
    /** LINK_INVALID 403. */
    undoEmailChange: build.mutation<MessageAnswer, UndoEmailChange>({
      query: (body) => ({
        url: 'auth/undo-email-change',
        method: 'POST',
        body,
        idempotent: true,
        token: null,
      }),
    }),
  }),
});

export const {
  useGetEmailStateQuery,
  useChangeEmailMutation,
  useConfirmEmailMutation,
  useDropEmailChangeMutation,
  useUndoEmailChangeMutation,
} = emailChangeApi;
