import type { CreateInviteBody, Invite, InvitesParams } from '@plumbline/shared-schema/invites';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type SavedRow } from './calls';

const changed = () => stale('Invite');
const move = (name: string) =>
  change<SavedRow<Invite>, string>((id) => ({ url: at('invites', id, name) }), changed);

export const invitesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInvites: build.query<Invite[], InvitesParams | void>(
      read(
        (params) => ({ url: 'invites', params: params ?? {} }),
        (rows) => pageTags('Invite', rows),
      ),
    ),
    createInvite: build.mutation<SavedRow<Invite>, CreateInviteBody>(
      change((body) => ({ url: 'invites', method: 'POST', body }), changed),
    ),
    acceptInvite: build.mutation<SavedRow<Invite>, string>(move('accept')),
    declineInvite: build.mutation<SavedRow<Invite>, string>(move('decline')),
    withdrawInvite: build.mutation<SavedRow<Invite>, string>(move('withdraw')),
  }),
});

export const {
  useListInvitesQuery,
  useCreateInviteMutation,
  useAcceptInviteMutation,
  useDeclineInviteMutation,
  useWithdrawInviteMutation,
} = invitesApi;
