import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '@plumbline/shared-schema/offers';
import { Button } from '@plumbline/shared-ui/actions';
import type { AddressDialog } from '@plumbline/shared-ui/address';
import { toPersonName, RelativeTime, titleCase, useFormat } from '@plumbline/shared-ui/format';
import { Box, EntryCard, PersonCover } from '@plumbline/shared-ui/layout';
import { DotLine, Typography } from '@plumbline/shared-ui/text';
import { OfferChip } from '../offer-terms/OfferChip';
import { offerStanding } from './offer-standing';

/** A sentence, which may need two lines on a phone; times are on one elsewhere. */
const DEADLINE = { fontWeight: 600, whiteSpace: 'normal' } as const;

type OfferRowProps = {
  offer: Offer;
  headingLevel: 'h2' | 'h3';
  /** Of its details. */
  dialog: Pick<AddressDialog, 'link' | 'open'>;
};

/** A received offer: for what, for how much, from whom, when, and until when it can be answered. */
export function OfferRow({ offer, headingLevel, dialog }: OfferRowProps) {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();
  const id = useId();
  const client = toPersonName(offer.clientId.fullName);
  const standing = offerStanding(offer);

  return (
    <EntryCard
      title={titleCase(offer.jobId.title)}
      titleId={id}
      heading={headingLevel}
      link={dialog.link(offer._id)}
      cover={<PersonCover name={client} src={offer.clientId.profile} />}
      mark={<OfferChip state={standing} offer={offer} />}
      meta={[
        client,
        <Box key="day" component="time" dateTime={offer.createdAt} sx={{ whiteSpace: 'normal' }}>
          {t('proposals.received', { date: date(offer.createdAt) })}
        </Box>,
        <RelativeTime key="ago" at={offer.createdAt} />,
      ]}
      price={<DotLine facts={[money(offer.budget), t('options:days', { count: offer.deliveryTime })]} />}
      action={
        <Button variant="outlined" aria-describedby={id} onClick={() => dialog.open(offer._id)}>
          {t('proposals.seeDetails')}
        </Button>
      }
    >
      {standing === 'pending' && (
        <Typography component="time" dateTime={offer.expiresAt} variant="body2" sx={DEADLINE}>
          {t('proposals.answerBy', { date: date(offer.expiresAt) })}
        </Typography>
      )}
    </EntryCard>
  );
}
