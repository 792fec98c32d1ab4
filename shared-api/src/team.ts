import { useCallback } from 'react';
import type { SignedIn } from '@plumbline/shared-schema/auth';
import type {
  AcceptInvitation,
  ActFor,
  InviteMember,
  MemberRole,
  Membership,
  Team,
  TeamLogEntry,
} from '@plumbline/shared-schema/team';
import { api } from '@plumbline/shared-api/api';
import { startSession } from '@plumbline/shared-api/session';
import { useAppDispatch } from '@plumbline/shared-api/store';
import { listTag } from '@plumbline/shared-api/tags';
import { at, change, read, type ChangeAnswer, type SavedRow } from './calls';

// The rest of what is known of oneself stays.
const changed = () => [listTag('Me', 'team')];

/** The team of a company, and the companies that somebody acts for. LINK_INVALID 403; ALREADY_MEMBER, TEAM_LIMIT 409. */
export const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTeam: build.query<Team, void>(read(() => 'team', changed)),
    listTeamLog: build.query<TeamLogEntry[], void>(read(() => 'team/log', changed)),
    listMemberships: build.query<Membership[], void>(read(() => 'team/memberships', changed)),
    inviteMember: build.mutation<SavedRow<Team>, InviteMember>(
      change((body) => ({ url: 'team/invitations', method: 'POST', body }), changed),
    ),
    dropInvitation: build.mutation<SavedRow<Team>, string>(
      change((id) => ({ url: at('team', 'invitations', id), method: 'DELETE' }), changed),
    ),
    changeRole: build.mutation<SavedRow<Team>, MemberRole & { id: string }>(
      change(({ id, ...body }) => ({ url: at('team', 'members', id), body }), changed),
    ),
    removeMember: build.mutation<ChangeAnswer, string>(
      change((id) => ({ url: at('team', 'members', id), method: 'DELETE' }), changed),
    ),
    joinTeam: build.mutation<SavedRow<Membership>, AcceptInvitation>(
      change((body) => ({ url: 'team/memberships', method: 'POST', body }), changed),
    ),
    leaveTeam: build.mutation<ChangeAnswer, string>(
      change((id) => ({ url: at('team', 'memberships', id), method: 'DELETE' }), changed),
    ),
    actFor: build.mutation<SignedIn, ActFor>({
      query: (body) => ({ url: 'team/sessions', method: 'POST', body }),
    }),
  }),
});

export const {
  useGetTeamQuery,
  useListTeamLogQuery,
  useListMembershipsQuery,
  useInviteMemberMutation,
  useDropInvitationMutation,
  useChangeRoleMutation,
  useRemoveMemberMutation,
  useJoinTeamMutation,
  useLeaveTeamMutation,
} = teamApi;

/** This device acts for the company from now on, or with null for the person again. */
export function useActFor(): (companyId: string | null) => Promise<SignedIn> {
  const dispatch = useAppDispatch();
  const [send] = teamApi.useActForMutation();
  return useCallback(
    async (companyId) => {
      const answer = await send({ companyId }).unwrap();
      dispatch(startSession(answer));
      return answer;
    },
    [dispatch, send],
  );
}
