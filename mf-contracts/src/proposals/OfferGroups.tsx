import { useTranslation } from 'react-i18next';
import type { Offer } from '@plumbline/shared-schema/offers';
import type { AddressDialog } from '@plumbline/shared-ui/address';
import { CardList } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { offerStanding } from './offer-standing';
import { OfferRow } from './OfferRow';

const GROUPS = ['toAnswer', 'withClient', 'done'] as const;

function groupOf(offer: Offer): (typeof GROUPS)[number] {
  const standing = offerStanding(offer);
  if (standing === 'pending') return 'toAnswer';
  const isToBeMade = standing === 'accepted' && offer.contractId === null;
  return standing === 'countered' || isToBeMade ? 'withClient' : 'done';
}

type OfferGroupsProps = { offers: readonly Offer[]; dialog: Pick<AddressDialog, 'link' | 'open'> };

/**
 * Offers by whose turn it is, what waits for the reader first; without headings where all of them are of one kind. One list, in
 * which an answered offer moves: its button is still there when the focus comes back.
 */
export function OfferGroups({ offers, dialog }: OfferGroupsProps) {
  const { t } = useTranslation('contracts');
  const rows = GROUPS.flatMap((group) =>
    offers
      .filter((offer) => groupOf(offer) === group)
      .map((offer, index) => ({ _id: offer._id, offer, group, isFirst: index === 0 })),
  );
  const isOne = rows.every(({ group }) => group === rows[0]?.group);

  return (
    <CardList label={t('proposals.tabs.received')} rows={rows}>
      {({ offer, group, isFirst }, index) => (
        <>
          {!isOne && isFirst && (
            <Typography variant="h5" component="h2" sx={{ mb: 1.5, ...(index > 0 && { mt: 4 }) }}>
              {t(`proposals.groups.${group}`)}
            </Typography>
          )}
          <OfferRow offer={offer} headingLevel={isOne ? 'h2' : 'h3'} dialog={dialog} />
        </>
      )}
    </CardList>
  );
}
