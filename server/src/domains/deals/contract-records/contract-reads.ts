import type { Contract } from '@plumbline/shared-schema/contracts';
import { getExisting } from '../../../kit/existing';
import type { Tx } from '../../../database/connect';
import type { CurrentUser } from '../../../http/plugins/session';
import type { UserViews } from '../../people/users/user-view';
import { toContract } from './contract-view';
import type { ContractsRepository } from './contracts.repository';

type Dependencies = { contracts: Pick<ContractsRepository, 'find' | 'findIn'>; views: UserViews };

/** Contracts as their parties see them. An administrator reads any. CONTRACT_NOT_FOUND for everybody else. */
export function createContractReads({ contracts, views }: Dependencies) {
  async function get(user: CurrentUser, id: string, find: ContractsRepository['find']): Promise<Contract> {
    const anyone = user.isAdmin;
    const findKnown = (known: string) => find({ id: known, viewerId: user._id, anyone });
    return toContract(await getExisting(id, findKnown, 'CONTRACT_NOT_FOUND'), user, views);
  }

  return {
    read: (user: CurrentUser, id: string) => get(user, id, contracts.find),
    readIn: (tx: Tx, user: CurrentUser, id: string) => get(user, id, (key) => contracts.findIn(tx, key)),
  };
}
export type ContractReads = ReturnType<typeof createContractReads>;
