import { useListPasskeysQuery } from '@plumbline/shared-api/passkeys';
import { useSession } from '@plumbline/shared-api/session';
import { useListSessionsQuery } from '@plumbline/shared-api/sessions';
import { useGetTeamQuery } from '@plumbline/shared-api/team';

/** Who else can get into this account; `undefined` until all of it is known. */
export function useAccess() {
  const { user } = useSession();
  const isCompany = user?.userType === 'company';
  const sessions = useListSessionsQuery();
  const passkeys = useListPasskeysQuery();
  const team = useGetTeamQuery(undefined, { skip: !isCompany });
  if (!sessions.data || !passkeys.data || (isCompany && !team.data)) return undefined;
  return {
    devices: sessions.data.filter(({ isCurrent }) => !isCurrent).length,
    passkeys: passkeys.data.length,
    members: team.data?.members ?? [],
    invitations: team.data?.invitations ?? [],
  };
}
