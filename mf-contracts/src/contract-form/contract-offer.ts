import type { Offer } from '@plumbline/shared-schema/offers';

/** What a contract needs of its offer; `acceptedAt` is null while it is not accepted. */
export type ContractOffer = Pick<
  Offer,
  '_id' | 'jobId' | 'professionalId' | 'budget' | 'deliveryTime' | 'acceptedAt'
>;
