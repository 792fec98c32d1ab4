import { useTranslation } from 'react-i18next';
import { useListMyApplicationsQuery } from '@plumbline/shared-api/applications';
import { useListOffersQuery } from '@plumbline/shared-api/offers';
import type { Offer } from '@plumbline/shared-schema/offers';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { hasWords } from '@plumbline/shared-ui/fields';
import { useLabels } from '@plumbline/shared-ui/labels';
import { lazily } from '@plumbline/shared-ui/lazy';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { jobTexts } from './job-texts';
import { NoProposals } from './NoProposals';
import { OfferGroups } from './OfferGroups';
import { useNamedError } from './use-named-error';

const OfferDialog = lazily(() => import('./OfferDialog'), 'OfferDialog');

/** What an offer is found by; the job's skills and type stand in the application that led to it. */
function useOfferTexts(): (offer: Offer) => string[] {
  const labels = useLabels();
  const { data: applications = [] } = useListMyApplicationsQuery();

  return (offer) => {
    const own = [offer.jobId.title, offer.description, offer.clientId.fullName];
    const job = applications.find(({ jobId }) => jobId._id === offer.jobId._id)?.jobId;
    return job ? [...own, ...jobTexts(job, labels)] : own;
  };
}

type ReceivedOffersProps = { q: string; onClear: () => void };

/** Tab 'Received Offers': all of the contractor's offers, expired and withdrawn ones too. */
export function ReceivedOffers({ q, onClear }: ReceivedOffersProps) {
  const { t } = useTranslation('contracts');
  const query = useNamedError(useListOffersQuery(), t('schema:failures.offers'));
  const dialog = useAddressDialog('offer');
  const textsOf = useOfferTexts();
  const matching = (offers: Offer[]) => offers.filter((offer) => hasWords(textsOf(offer), q));

  return (
    <QueryBoundary
      query={query}
      isEmpty={(offers) => matching(offers).length === 0}
      empty={
        <NoProposals
          title={t('proposals.noOffers')}
          hint={t('proposals.noOffersHint')}
          isSearch={q !== ''}
          onClear={onClear}
        />
      }
    >
      {(offers) => (
        <>
          <OfferGroups offers={matching(offers)} dialog={dialog} />
          {dialog.isOpen && (
            <OfferDialog offer={offers.find(({ _id }) => _id === dialog.value)} onClose={dialog.close} />
          )}
        </>
      )}
    </QueryBoundary>
  );
}
