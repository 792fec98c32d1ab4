import type { Deal } from '@plumbline/shared-schema/deals';
import { pathWith } from '@plumbline/shared-ui/address';
import { offerStanding } from '../proposals/offer-standing';
import { detailsAddress } from '../submit-work/work-address';

/** A page, with its dialog open, and the key below `deal` of what the link to it says. */
type DealAddress = {
  to: string;
  label: 'details' | 'answerOffer' | 'answerTerms' | 'makeContract' | 'sendOffer';
};

/** Where the reader does what is next about the deal, else where all of it stands. */
export function dealAddress(deal: Deal): DealAddress {
  return deal.side === 'hirer' ? forHirer(deal) : forProfessional(deal);
}

function forProfessional({ _id, offer, contract }: Deal): DealAddress {
  if (contract) return { to: detailsAddress(contract._id, contract.status), label: 'details' };
  if (offer === null) return { to: pathWith('/proposals', { tab: 'sent', proposal: _id }), label: 'details' };
  const isToAnswer = offer.allowedActions.includes('accept') && offerStanding(offer) === 'pending';
  return {
    to: pathWith('/proposals', { offer: offer._id }),
    label: isToAnswer ? 'answerOffer' : 'details',
  };
}

function forHirer({ job, applicationId, offer, contract }: Deal): DealAddress {
  if (contract) return { to: pathWith('/contracts', { contract: contract._id }), label: 'details' };
  const applicants = (kind?: string) =>
    pathWith(`/jobs/${job._id}/applicants`, {
      ...(kind && applicationId && { dialog: `${kind}.${applicationId}` }),
    });
  if (offer === null) return { to: applicants('offer'), label: 'sendOffer' };
  if (offer.allowedActions.includes('createContract') && applicationId)
    return { to: applicants('contract'), label: 'makeContract' };
  if (offerStanding(offer) === 'countered') return { to: applicants(), label: 'answerTerms' };
  return { to: applicants('history'), label: 'details' };
}
