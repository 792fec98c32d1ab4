import type { CreateInviteBody, Invite, InvitesParams } from '@plumbline/shared-schema/invites';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type Saved } from './calls';

const changed = () => stale('Invite');
const move = (name: string) =>
  change<Saved<Invite>, string>((id) => ({ url: at('invites', id, name) }), changed);

export const invitesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInvites: build.query<Invite[], InvitesParams | void>(
      read(
        (params) => ({ url: 'invites', params: params ?? {} }),
        (rows) => pageTags('Invite', rows),
      ),
    ),
    createInvite: build.mutation<Saved<Invite>, CreateInviteBody>(
      change((body) => ({ url: 'invites', method: 'POST', body }), changed),
    ),
    acceptInvite: build.mutation<Saved<Invite>, string>(move('accept')),
    declineInvite: build.mutation<Saved<Invite>, string>(move('decline')),
    withdrawInvite: build.mutation<Saved<Invite>, string>(move('withdraw')),
  }),
});

export const {
  useListInvitesQuery,
  useCreateInviteMutation,
  useAcceptInviteMutation,
  useDeclineInviteMutation,
  useWithdrawInviteMutation,
} = invitesApi;
