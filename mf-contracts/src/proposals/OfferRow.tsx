import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '@plumbline/shared-schema/offers';
import { Button } from '@plumbline/shared-ui/actions';
import { toPersonName, RelativeTime, titleCase, useFormat } from '@plumbline/shared-ui/format';
import { Box, Card, Stack } from '@plumbline/shared-ui/layout';
import { DotLine, PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { OfferChip } from '../offer-terms/OfferChip';
import { offerStanding } from './offer-standing';

/** A sentence, which may need two lines on a phone; times are on one elsewhere. */
const DEADLINE = { display: 'block', mt: 0.5, fontWeight: 600, whiteSpace: 'normal' } as const;

type OfferRowProps = { offer: Offer; headingLevel: 'h2' | 'h3'; onOpen: () => void };

/** A received offer: for what, for how much, from whom, when, and until when it can be answered. */
export function OfferRow({ offer, headingLevel, onOpen }: OfferRowProps) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const id = useId();
  const client = toPersonName(offer.clientId.fullName);
  const standing = offerStanding(offer);
  const amount = (
    <Box key="amount" component="strong" sx={{ fontSize: 'body1.fontSize', fontWeight: 650 }}>
      {money(offer.budget)}
    </Box>
  );
  const days = t('options:days', { count: offer.deliveryTime });

  return (
    <Card component="article" aria-labelledby={id}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ p: 2.5, gap: 2, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Stack direction="row" spacing={2} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
          <PersonAvatar name={client} src={offer.clientId.profile} size={44} />
          <Box sx={{ minWidth: 0 }}>
            <Typography
              id={id}
              variant="h4"
              component={headingLevel}
              sx={{ mb: 1, overflowWrap: 'anywhere' }}
            >
              {titleCase(offer.jobId.title)}
            </Typography>
            <Stack
              direction="row"
              sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}
            >
              <OfferChip state={standing} offer={offer} />
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                <DotLine facts={[amount, days, client]} />
              </Typography>
            </Stack>
            <OfferTimes offer={offer} isToAnswer={standing === 'pending'} />
          </Box>
        </Stack>
        <Button variant="outlined" aria-describedby={id} onClick={onOpen} sx={{ flexShrink: 0 }}>
          {t('proposals.seeDetails')}
        </Button>
      </Stack>
    </Card>
  );
}

/** Says until when the offer can be answered, and when it came. */
function OfferTimes({ offer, isToAnswer }: { offer: Offer; isToAnswer: boolean }) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  return (
    <>
      {isToAnswer && (
        <Typography component="time" dateTime={offer.expiresAt} variant="body2" sx={DEADLINE}>
          {t('proposals.answerBy', { date: date(offer.expiresAt) })}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        <DotLine
          facts={[
            <Box key="day" component="time" dateTime={offer.createdAt} sx={{ whiteSpace: 'normal' }}>
              {t('proposals.received', { date: date(offer.createdAt) })}
            </Box>,
            <RelativeTime key="ago" at={offer.createdAt} />,
          ]}
        />
      </Typography>
    </>
  );
}
