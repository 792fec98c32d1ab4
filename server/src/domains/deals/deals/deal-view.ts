import { RUNNING_CONTRACT_STATUSES } from '@plumbline/shared-schema/contract-machine';
import type { Deal } from '@plumbline/shared-schema/deals';
import type { CurrentUser } from '../../../http/plugins/session';
import type { ContractRecord } from '../contract-records/contract-records.repository';
import { toContract } from '../contract-records/contract-view';
import { stateOf, toOffer } from '../offers/offer-view';
import type { OfferRecord } from '../offers/offers.repository';
import type { UserViews } from '../../people/users/user-view';
import type { DealsRepository } from './deals.repository';

type Application = Awaited<ReturnType<DealsRepository['listApplications']>>[number];
/** `at`: when it began, for the order. */
type DealEntry = { deal: Omit<Deal, 'applicationId'>; at: Date };

const RUNNING: readonly string[] = RUNNING_CONTRACT_STATUSES;
const OPEN_OFFERS: readonly string[] = ['pending', 'countered', 'accepted'];

export function ofContract(user: CurrentUser, record: ContractRecord, views: UserViews): DealEntry {
  const { contract, job } = record;
  const deal = {
    _id: contract.id,
    job: { _id: job.id, title: job.title },
    side: contract.clientId === user._id ? ('hirer' as const) : ('professional' as const),
    professionalId: contract.professionalId,
    offer: null,
    contract: toContract(record, user, views),
    isLive: RUNNING.includes(contract.status),
  };
  return { deal, at: contract.createdAt };
}

export function ofOffer(user: CurrentUser, record: OfferRecord, views: UserViews): DealEntry {
  const { offer, job } = record;
  const deal = {
    _id: offer.id,
    job: { _id: job.id, title: job.title },
    side: offer.clientId === user._id ? ('hirer' as const) : ('professional' as const),
    professionalId: offer.professionalId,
    offer: toOffer(record, { views, viewerId: user._id }),
    contract: null,
    isLive: OPEN_OFFERS.includes(stateOf(record)),
  };
  return { deal, at: offer.createdAt };
}

/** One that nobody has answered, to a job that is open. */
export function ofApplication(user: CurrentUser, { id, userId, job }: Application): Deal {
  return {
    _id: id,
    job: { _id: job.id, title: job.title },
    side: userId === user._id ? 'professional' : 'hirer',
    professionalId: userId,
    applicationId: id,
    offer: null,
    contract: null,
    isLive: true,
  };
}
