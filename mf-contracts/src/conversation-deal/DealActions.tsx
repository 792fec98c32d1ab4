import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Deal } from '@plumbline/shared-schema/deals';
import { ButtonLink, flushStart } from '@plumbline/shared-ui/actions';
import { useFormat } from '@plumbline/shared-ui/format';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Typography } from '@plumbline/shared-ui/text';
import { buttonOf } from '../contract-actions/contract-actions';
import { useOfferedActions } from '../contract-actions/use-offered-actions';
import { ActionButton } from '../contract-details/ActionButton';
import { useNextStep } from '../contract-turn/use-next-step';
import { useTurnTexts } from '../contract-turn/use-turn-texts';
import { HireAgainLink } from '../hire-again/HireAgainLink';
import { MilestoneButton } from '../milestones/MilestoneButton';
import { QuoteLink } from '../quote-link/QuoteLink';
import { VisitButton } from '../visit-button/VisitButton';
import { dealAddress } from './deal-address';

const ActionDialog = lazily(() => import('../action-dialogs/ActionDialog'), 'ActionDialog');

type DealActionsProps = {
  deal: Deal;
  /** Id of the job's title, which describes the buttons. */
  describedBy: string;
};

/** Says for how much the deal is, until when, and what the reader can do next. */
export function DealActions({ deal, describedBy }: DealActionsProps) {
  const { t } = useTranslation('contracts');
  const { contract } = deal;
  const may = { hire: useMay('hire'), contracts: useMay('contracts') };
  const { to, label } = dealAddress(deal, may);

  return (
    <>
      <DealFacts deal={deal} />
      {contract && <ContractMoves contract={contract} describedBy={describedBy} />}
      <ButtonLink
        to={to}
        size="small"
        variant={label === 'details' ? 'text' : 'contained'}
        aria-describedby={describedBy}
        {...(label === 'details' && { sx: flushStart })}
      >
        {t(`deal.${label}`)}
      </ButtonLink>
      {contract && <HireAgainLink contract={contract} describedBy={describedBy} size="small" />}
      {deal.isLive && !contract && <DealBeginnings deal={deal} describedBy={describedBy} />}
    </>
  );
}

/** What two people do before there is a contract. */
function DealBeginnings({ deal, describedBy }: DealActionsProps) {
  const pair = { jobId: deal.job._id, contractorId: deal.professionalId };
  return (
    <>
      {deal.applicationId !== null && <QuoteLink {...pair} describedBy={describedBy} size="small" />}
      <VisitButton
        {...pair}
        side={deal.side === 'hirer' ? 'hirer' : 'contractor'}
        describedBy={describedBy}
        size="small"
      />
    </>
  );
}

function DealFacts({ deal: { offer, contract } }: { deal: Deal }) {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();
  if (contract) return <ContractFacts contract={contract} />;
  if (!offer) return null;
  const facts = [
    money(offer.budget),
    offer.status === 'pending'
      ? t('offerState.expiresOn', { date: date(offer.expiresAt) })
      : t('options:days', { count: offer.deliveryTime }),
    offer.status === 'accepted' && t('offerState.toBeMade'),
  ];
  return <FactsLine facts={facts} />;
}

function ContractFacts({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();
  const { whose, step } = useTurnTexts(contract);
  const facts = [
    money(contract.paymentDetails.amount),
    t('deal.until', { date: date(calendarDay(contract.endDate)) }),
    t('ui:labelled', { label: whose, text: step }),
  ];
  return <FactsLine facts={facts} />;
}

const FactsLine = ({ facts }: { facts: readonly (string | false)[] }) => (
  <Typography variant="body2" color="text.secondary">
    {facts.filter(Boolean).join(' · ')}
  </Typography>
);

type ContractMovesProps = { contract: Contract; describedBy: string };

/** The next step, done here, in the same dialogs as on the contract's page. */
function ContractMoves({ contract, describedBy }: ContractMovesProps) {
  const next = useNextStep(contract);
  const offeredActions = useOfferedActions();
  const [opened, setOpened] = useState<string | null>(null);
  const offered = offeredActions((next?.milestone ?? contract).allowedActions);
  // Work is approved, or sent back.
  const actions = offered.filter(
    (action) =>
      action === next?.action ||
      (action === 'requestChanges' && next !== undefined && buttonOf(next.action).isAboutWork),
  );
  return (
    <>
      {actions.map((action) => {
        const isNext = action === next?.action;
        const button = { action, contract, describedBy, isNext, onAction: setOpened };
        return next?.milestone ? (
          <MilestoneButton key={action} {...button} milestone={next.milestone} size="small" />
        ) : (
          <ActionButton key={action} {...button} size="small" />
        );
      })}
      {opened !== null && (
        <ActionDialog action={opened} contract={contract} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
