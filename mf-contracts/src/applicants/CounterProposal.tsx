import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer, OfferProposal } from '@plumbline/shared-schema/offers';
import { useFormat } from '@plumbline/shared-ui/format';
import { CheckCircleIcon, CloseIcon } from '@plumbline/shared-ui/icons';
import { Box, Paper, Stack } from '@plumbline/shared-ui/layout';
import { ExpandableText, Typography } from '@plumbline/shared-ui/text';
import { BusyButton } from '../busy-button/BusyButton';
import { toPersonName } from '../person/person-name';
import { useOfferMoves } from './use-offer-moves';

type CounterProposalProps = { offer: Offer; proposal: OfferProposal; onAnswered: () => void };

/** Other terms the professional asks for, beside those of the offer, to take over or to decline. */
export function CounterProposal({ offer, proposal, onAnswered }: CounterProposalProps) {
  const { t } = useTranslation('contracts');
  const { relative } = useFormat();
  const { adopt, decline, isAdopting, isDeclining } = useOfferMoves(offer);
  const id = useId();
  const isBusy = isAdopting || isDeclining;

  async function answer(move: () => Promise<boolean>) {
    if (await move()) onAnswered();
  }

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2, borderColor: 'primary.main', bgcolor: 'action.hover' }}
    >
      <Stack spacing={1.5}>
        <Typography id={id} component="h3" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {t('counter.title', { name: toPersonName(offer.professionalId.fullName) })}
        </Typography>
        <ComparedTerms offer={offer} proposal={proposal} />
        <Stack dir="auto">
          <ExpandableText text={proposal.description} />
        </Stack>
        <Typography variant="body2" color="text.secondary">
          <time dateTime={proposal.createdAt}>{relative(proposal.createdAt)}</time>
          {` · ${t('counter.renewed', { count: proposal.expiresIn })}`}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
          {offer.allowedActions.includes('adoptCounter') && (
            <BusyButton
              variant="contained"
              icon={<CheckCircleIcon />}
              isBusy={isBusy}
              describedBy={id}
              onPress={() => void answer(adopt)}
            >
              {t('counter.adopt')}
            </BusyButton>
          )}
          {offer.allowedActions.includes('declineCounter') && (
            <BusyButton
              variant="outlined"
              icon={<CloseIcon />}
              isBusy={isBusy}
              describedBy={id}
              onPress={() => void answer(decline)}
            >
              {t('counter.decline')}
            </BusyButton>
          )}
        </Stack>
      </Stack>
    </Paper>
  );
}

function ComparedTerms({ offer, proposal }: Omit<CounterProposalProps, 'onAnswered'>) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const days = (count: number) => t('offer.days', { count });
  const terms = [
    { label: t('offer.budget'), was: money(offer.budget), asked: money(proposal.budget) },
    { label: t('offer.delivery'), was: days(offer.deliveryTime), asked: days(proposal.deliveryTime) },
  ];

  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1 }}>
      {terms.map(({ label, was, asked }) => (
        <Box key={label}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 650 }}>
            {asked}
            {asked !== was && (
              <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
                {t('counter.instead', { was })}
              </Typography>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
