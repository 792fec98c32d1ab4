import { useGetAccessQuery } from '@plumbline/shared-api/access';
import { useListPasskeysQuery } from '@plumbline/shared-api/passkeys';
import { useSession } from '@plumbline/shared-api/session';
import { useListSessionsQuery } from '@plumbline/shared-api/sessions';
import { useGetTeamQuery } from '@plumbline/shared-api/team';
import { mayHaveTeam } from '@plumbline/shared-schema/policies';

const NOBODY = { members: [], invitations: [] };

/** Who else can get into this account; `undefined` until all of it is known. */
export function useAccess() {
  const { user } = useSession();
  const hasTeam = mayHaveTeam(user?.userType);
  const sessions = useListSessionsQuery();
  const passkeys = useListPasskeysQuery();
  const access = useGetAccessQuery();
  const team = useGetTeamQuery(undefined, { skip: !hasTeam });
  const others = hasTeam ? team.data : NOBODY;
  if (!sessions.data || !passkeys.data || !access.data || !others) return undefined;
  return {
    devices: sessions.data.filter(({ isCurrent }) => !isCurrent).length,
    passkeys: passkeys.data.length,
    google: access.data.google,
    members: others.members,
    invitations: others.invitations,
  };
}
