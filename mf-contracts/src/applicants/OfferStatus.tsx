import { useTranslation } from 'react-i18next';
import type { Offer } from '@plumbline/shared-schema/offers';
import { optionLabel } from '@plumbline/shared-schema/options';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import type { RowState } from './applicant-row';

type OfferStatusProps = { offer: Offer | undefined; state: RowState };

/** With the terms and the day that matters: of acceptance, or of expiry. */
export function OfferStatus({ offer, state }: OfferStatusProps) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  if (!offer) return <Typography color="text.secondary">{t('offerState.none')}</Typography>;

  const status = optionLabel('offerState', state === 'countered' || state === 'none' ? 'pending' : state);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography>
        {`${t('offerState.label')} `}
        <Box component="strong" sx={{ fontWeight: 650 }}>
          {t(status)}
        </Box>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {`${money(offer.budget)} · ${t('options:days', { count: offer.deliveryTime })}`}
        <DayThatMatters offer={offer} />
      </Typography>
    </Box>
  );
}

function DayThatMatters({ offer: { status, acceptedAt, expiresAt } }: { offer: Offer }) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  if (acceptedAt)
    return (
      <>
        {' · '}
        <Box component="time" dateTime={acceptedAt} sx={{ whiteSpace: 'nowrap' }}>
          {t('offerState.acceptedOn', { date: date(acceptedAt) })}
        </Box>
      </>
    );
  if (status !== 'pending') return null;
  return (
    <>
      {' · '}
      <Box component="time" dateTime={expiresAt} sx={{ whiteSpace: 'nowrap' }}>
        {t('offerState.expiresOn', { date: date(expiresAt) })}
      </Box>
    </>
  );
}
