import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Offer, OfferTerms } from '@plumbline/shared-schema/offers';
import { AppError } from '../../../kit/errors';
import { getExisting } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import { toCopy } from '../../jobs/jobs/job-fields';
import { refuseBlocked } from '../../people/blocks/blocks.repository';
import type { Repeats } from '../contract-records/repeats.repository';
import { createSendIn } from './offer-changes.service';
import type { OfferDependencies } from './offer-changes.service';

type Dependencies = OfferDependencies & { repeats: Repeats };

export type HireAgain = ReturnType<typeof createHireAgain>;

/**
 * An offer to the professional of a contract that is over, for a copy of its job. The copy is closed: it is meant for
 * nobody else. CONTRACT_NOT_FOUND, CONTRACT_NOT_OVER, CONTRACTOR_GONE, BLOCKED, JOB_HIDDEN; OFFER_EXISTS while another
 * such offer is open.
 */
export function createHireAgain({ repeats, ...dependencies }: Dependencies) {
  const { jobs, transaction } = dependencies;
  const sendIn = createSendIn(dependencies);
  return (user: CurrentUser, contractId: string, terms: OfferTerms): Promise<Offer> =>
    transaction(async (tx) => {
      const find = (id: string) => repeats.lock(tx, { id, clientId: user._id });
      const contract = await getExisting(contractId, find, 'CONTRACT_NOT_FOUND');
      const { professionalId, professional } = contract;
      if (!isFinalContract(contract.status)) throw new AppError('CONTRACT_NOT_OVER');
      if (professional.deletedAt ?? professional.suspendedAt) throw new AppError('CONTRACTOR_GONE');
      await refuseBlocked(tx, user._id, professionalId);
      if (await repeats.isOffered(tx, contract.id)) throw new AppError('OFFER_EXISTS');
      const job = await jobs.get(tx, contract.jobId);
      if (job.hiddenAt !== null) throw new AppError('JOB_HIDDEN');
      const jobId = await jobs.insert(tx, { ...toCopy(job), status: 'closed' });
      await repeats.insertApplicant(tx, { jobId, userId: professionalId, repeatsId: contract.id });
      return sendIn(tx, user, { jobId, professionalId, ...terms });
    });
}
