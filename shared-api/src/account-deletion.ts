import type { AccountDeletion } from '@plumbline/shared-schema/account-deletion';
import type { Owner } from '@plumbline/shared-schema/two-step';
import { api } from '@plumbline/shared-api/api';
import { reviseSessionUser } from '@plumbline/shared-api/session';
import type { AppDispatch } from '@plumbline/shared-api/store';
import { stale } from '@plumbline/shared-api/tags';
import { change, read, type SavedRow } from './calls';

const URL = 'users/me/deletion';

type StartedChange = { dispatch: AppDispatch; queryFulfilled: Promise<{ data: SavedRow<AccountDeletion> }> };

/** Every page knows from the session's user whether the account is about to go. */
async function updateSession(_asked: unknown, { dispatch, queryFulfilled }: StartedChange): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer === undefined) return;
  const { dueAt } = answer.data.data;
  dispatch(
    reviseSessionUser(({ deletionDueAt: _before, ...user }) => ({
      ...user,
      ...(dueAt !== null && { deletionDueAt: dueAt }),
    })),
  );
}

/** The end of one's own account: PASSWORD_INCORRECT 400; CONTRACTS_RUNNING and MONEY_LEFT 409. */
export const accountDeletionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountDeletion: build.query<AccountDeletion, void>(
      read(
        () => URL,
        () => [{ type: 'Me', id: 'LIST' }],
      ),
    ),
    deleteAccount: build.mutation<SavedRow<AccountDeletion>, Owner>({
      ...change(
        (body) => ({ url: URL, method: 'POST', body, idempotent: false }),
        () => stale('Me'),
      ),
      onQueryStarted: updateSession,
    }),
    keepAccount: build.mutation<SavedRow<AccountDeletion>, void>({
      ...change(
        () => ({ url: URL, method: 'DELETE' }),
        () => stale('Me'),
      ),
      onQueryStarted: updateSession,
    }),
  }),
});

export const { useGetAccountDeletionQuery, useDeleteAccountMutation, useKeepAccountMutation } =
  accountDeletionApi;
