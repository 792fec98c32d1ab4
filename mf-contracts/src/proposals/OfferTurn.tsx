import { useTranslation } from 'react-i18next';
import type { Offer } from '@plumbline/shared-schema/offers';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { pathWith } from '@plumbline/shared-ui/address';
import { toPersonName, useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { TurnBar } from '../turn-bar/TurnBar';
import { offerStanding } from './offer-standing';

/** What an offer waits for, as its contractor sees it. */
export function OfferTurn({ offer }: { offer: Offer }) {
  const { t } = useTranslation('contracts');
  const { date, time } = useFormat();
  const step = useStep(offer);
  const standing = offerStanding(offer);
  const isOwn = standing === 'pending';
  const { contractId, expiresAt } = offer;
  const isWithClient = standing === 'countered' || (standing === 'accepted' && contractId === null);
  const name = toPersonName(offer.clientId.fullName);
  const until = t('turn.until', { date: `${date(expiresAt)}, ${time(expiresAt)}` });

  if (isOwn) return <TurnBar isOwn whose={t('turn.own')} step={step} until={until} />;
  return (
    <TurnBar
      isOwn={false}
      whose={isWithClient ? t('turn.other', { name }) : t('turn.rest.done')}
      step={step}
      until={standing === 'countered' ? until : undefined}
    >
      {contractId !== null && (
        <Box>
          <ButtonLink to={pathWith('/active-contracts', { contract: contractId })} variant="contained">
            {t('proposals.next.open')}
          </ButtonLink>
        </Box>
      )}
    </TurnBar>
  );
}

function useStep(offer: Offer): string {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const standing = offerStanding(offer);
  const name = toPersonName(offer.clientId.fullName);
  if (standing === 'accepted' && offer.contractId !== null) return t('proposals.next.contract');
  if (standing !== 'countered' || !offer.proposal) return t(`proposals.next.${standing}`, { name });
  const { budget, deliveryTime } = offer.proposal;
  return t('proposals.next.countered', {
    name,
    budget: money(budget),
    days: t('options:days', { count: deliveryTime }),
  });
}
