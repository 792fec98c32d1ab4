import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useListMyApplicationsQuery } from '@plumbline/shared-api/applications';
import { useListOffersQuery } from '@plumbline/shared-api/offers';
import type { Offer } from '@plumbline/shared-schema/offers';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { useAddressDialog } from '../address-dialog/use-address-dialog';
import { NothingFound } from './NothingFound';
import { OfferRow } from './OfferRow';
import { RowList } from './RowList';
import { hasWords } from '../search/has-words';
import { useJobWords } from './use-job-words';
import { useNamedError } from './use-named-error';

// Fetched when somebody opens an offer.
const OfferDialog = lazy(() => import('./OfferDialog').then((module) => ({ default: module.OfferDialog })));

/** What an offer is found by; the job's skills and type stand in the application that led to it. */
function useOfferTexts(): (offer: Offer) => string[] {
  const wordsOf = useJobWords();
  const { data: applications = [] } = useListMyApplicationsQuery();

  return (offer) => {
    const own = [offer.jobId.title, offer.description, offer.clientId.fullName];
    const job = applications.find(({ jobId }) => jobId._id === offer.jobId._id)?.jobId;
    if (!job) return own;
    const { type, duration, category, skills } = wordsOf(job);
    return [...own, job.jobType, type, duration, category, ...skills];
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
        <NothingFound
          title={t('proposals.noOffers')}
          hint={t('proposals.noOffersHint')}
          isSearching={q !== ''}
          onClear={onClear}
        />
      }
    >
      {(offers) => (
        <>
          <RowList label={t('proposals.tabs.received')} rows={matching(offers)}>
            {(offer) => (
              <OfferRow
                offer={offer}
                onOpen={() => {
                  dialog.open(offer._id);
                }}
              />
            )}
          </RowList>
          {dialog.id !== null && (
            <Suspense fallback={null}>
              <OfferDialog offer={offers.find(({ _id }) => _id === dialog.id)} onClose={dialog.close} />
            </Suspense>
          )}
        </>
      )}
    </QueryBoundary>
  );
}
