import { useTranslation } from 'react-i18next';
import type { Offer } from '@plumbline/shared-schema/offers';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { pathWith } from '@plumbline/shared-ui/address';
import { Alert } from '@plumbline/shared-ui/feedback';
import { toPersonName, useFormat } from '@plumbline/shared-ui/format';
import { offerStanding } from './offer-standing';

/** What the state of the offer means for the contractor, and what comes next. */
export function OfferNotice({ offer }: { offer: Offer }) {
  const { t } = useTranslation('contracts');
  const { date, time, money } = useFormat();
  const standing = offerStanding(offer);
  const name = toPersonName(offer.clientId.fullName);

  if (standing === 'accepted' && offer.contractId !== null) {
    const to = pathWith('/active-contracts', { contract: offer.contractId });
    return (
      <Alert
        severity="success"
        role="note"
        action={
          <ButtonLink to={to} color="inherit" size="small">
            {t('proposals.next.open')}
          </ButtonLink>
        }
      >
        {t('proposals.next.contract')}
      </Alert>
    );
  }
  if (standing === 'accepted')
    return (
      <Alert severity="success" role="note">
        {t('proposals.next.accepted', { name })}
      </Alert>
    );
  if (standing === 'countered' && offer.proposal) {
    const terms = {
      budget: money(offer.proposal.budget),
      days: t('options:days', { count: offer.proposal.deliveryTime }),
    };
    return (
      <Alert severity="info" role="note">
        {t('proposals.next.countered', { name, ...terms })}
      </Alert>
    );
  }
  if (standing === 'pending') {
    const until = `${date(offer.expiresAt)}, ${time(offer.expiresAt)}`;
    return (
      <Alert severity="info" role="note">
        {t('proposals.next.pending', { until })}
      </Alert>
    );
  }
  return (
    <Alert severity="warning" role="note">
      {t(`proposals.next.${standing}`, { name })}
    </Alert>
  );
}
