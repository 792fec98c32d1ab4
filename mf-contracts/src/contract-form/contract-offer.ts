import type { Offer } from '@plumbline/shared-schema/offers';

/** What a contract takes from its offer; `acceptedAt` is null until it is accepted. */
export type ContractOffer = Pick<
  Offer,
  '_id' | 'jobId' | 'professionalId' | 'budget' | 'deliveryTime' | 'acceptedAt' | 'repeats'
>;
