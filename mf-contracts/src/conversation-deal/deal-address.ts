import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Deal } from '@plumbline/shared-schema/deals';
import { pathWith } from '@plumbline/shared-ui/address';
import { offerStanding } from '../proposals/offer-standing';
import { detailsAddress } from '../submit-work/work-address';

/** A page, with its dialog open, and the key below `deal` of what the link to it says. */
type DealAddress = {
  to: string;
  label: 'details' | 'answerOffer' | 'answerChange' | 'answerTerms' | 'makeContract' | 'sendOffer';
};

type Rights = { hire: boolean; contracts: boolean };

/** Where the reader does what is next about the deal, else where all of it stands. */
export function dealAddress(deal: Deal, may: Rights): DealAddress {
  return deal.side === 'hirer' ? forHirer(deal, may) : forProfessional(deal);
}

function forProfessional({ _id, offer, contract }: Deal): DealAddress {
  if (contract) return { to: detailsAddress(contract._id, contract.status), label: contractLabel(contract) };
  if (offer === null) return { to: pathWith('/proposals', { tab: 'sent', proposal: _id }), label: 'details' };
  const isToAnswer = offer.allowedActions.includes('accept') && offerStanding(offer) === 'pending';
  return {
    to: pathWith('/proposals', { offer: offer._id }),
    label: isToAnswer ? 'answerOffer' : 'details',
  };
}

function forHirer({ job, applicationId, offer, contract }: Deal, may: Rights): DealAddress {
  if (contract)
    return {
      to: pathWith('/contracts', { contract: contract._id }),
      label: may.contracts ? contractLabel(contract) : 'details',
    };
  const applicants = (kind?: string) =>
    pathWith(`/jobs/${job._id}/applicants`, {
      ...(kind && applicationId && { dialog: `${kind}.${applicationId}` }),
    });
  if (offer === null)
    return may.hire
      ? { to: applicants('offer'), label: 'sendOffer' }
      : { to: applicants(), label: 'details' };
  if (may.contracts && offer.allowedActions.includes('createContract') && applicationId)
    return { to: applicants('contract'), label: 'makeContract' };
  if (may.hire && offerStanding(offer) === 'countered') return { to: applicants(), label: 'answerTerms' };
  return { to: applicants('history'), label: 'details' };
}

/** A proposed change is answered where both versions stand. */
function contractLabel({ allowedActions }: Contract): 'details' | 'answerChange' {
  return allowedActions.includes('acceptAmendment') ? 'answerChange' : 'details';
}
