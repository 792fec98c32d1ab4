import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import type { Offer, OfferProposal } from '@plumbline/shared-schema/offers';
import { Facts } from '@plumbline/shared-ui/cards';
import { toPersonName, RelativeTime, useFormat } from '@plumbline/shared-ui/format';
import { CheckCircleIcon, CloseIcon } from '@plumbline/shared-ui/icons';
import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { ExpandableText, Typography } from '@plumbline/shared-ui/text';
import { BusyButton } from '../busy-button/BusyButton';
import { useOfferMoves } from './use-offer-moves';

type CounterProposalProps = { offer: Offer; proposal: OfferProposal; onAnswered: () => void };

/** The terms the professional asks for instead of those of the offer, to accept or to decline. */
export function CounterProposal({ offer, proposal, onAnswered }: CounterProposalProps) {
  const { t } = useTranslation('contracts');
  const { adopt, decline, isAdopting, isDeclining } = useOfferMoves(offer);
  const id = useId();
  const mayAnswer = useMay('hire');
  const isBusy = isAdopting || isDeclining;

  async function answer(move: () => Promise<unknown>) {
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
          <RelativeTime at={proposal.createdAt} />
          {` · ${t('counter.renewed', { count: proposal.expiresIn })}`}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
          {mayAnswer && offer.allowedActions.includes('adoptCounter') && (
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
          {mayAnswer && offer.allowedActions.includes('declineCounter') && (
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
  const days = (count: number) => t('options:days', { count });

  return (
    <Facts
      entries={[
        {
          term: t('offer.budget'),
          text: <Asked asked={money(proposal.budget)} was={money(offer.budget)} />,
        },
        {
          term: t('offer.delivery'),
          text: <Asked asked={days(proposal.deliveryTime)} was={days(offer.deliveryTime)} />,
        },
      ]}
    />
  );
}

function Asked({ asked, was }: { asked: string; was: string }) {
  const { t } = useTranslation('contracts');
  return (
    <>
      {asked}
      {asked !== was && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
          {t('counter.instead', { was })}
        </Typography>
      )}
    </>
  );
}
