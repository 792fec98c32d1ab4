import { useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { contractTurn, type Side } from '@plumbline/shared-schema/contract-turn';

/** Whose turn it is, and whether it is the reader's. An administrator stands on Plumbline's side. */
export function useContractTurn(contract: Contract) {
  const { user } = useSession();
  const side = sideOf(contract, user?._id);
  const turn = contractTurn(contract, side);
  return { turn, isOwn: turn.whose === side };
}

function sideOf({ client, professional }: Contract, userId: string | undefined): Side {
  if (userId === client._id) return 'hirer';
  return userId === professional._id ? 'professional' : 'plumbline';
}
