import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Deal } from '@plumbline/shared-schema/deals';
import { Button, ButtonLink, flushStart } from '@plumbline/shared-ui/actions';
import { useFormat } from '@plumbline/shared-ui/format';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Typography } from '@plumbline/shared-ui/text';
import { actionLabel, buttonOf, type OfferedAction } from '../contract-actions/contract-actions';
import { useOfferedActions } from '../contract-actions/use-offered-actions';
import { useTurnTexts } from '../contract-turn/use-turn-texts';
import { HireAgainLink } from '../hire-again/HireAgainLink';
import { workAddress } from '../submit-work/work-address';
import { QuoteLink } from '../quote-link/QuoteLink';
import { VisitButton } from '../visit-button/VisitButton';
import { dealAddress } from './deal-address';

const ActionDialog = lazily(() => import('../action-dialogs/ActionDialog'), 'ActionDialog');

/** What moves a contract on; whatever else may be done stands in its details. */
const NEXT: readonly OfferedAction[] = [
  'submit',
  'approve',
  'requestChanges',
  'approvePayment',
  'review',
  'activate',
];

type DealActionsProps = {
  deal: Deal;
  /** Id of the job's title, which describes the buttons. */
  describedBy: string;
};

/** Says for how much the deal is, until when, and what the reader can do next. */
export function DealActions({ deal, describedBy }: DealActionsProps) {
  const { t } = useTranslation('contracts');
  const { contract } = deal;
  const offered = useOfferedActions();
  const may = { hire: useMay('hire'), contracts: useMay('contracts') };
  const next = contract ? offered(contract.allowedActions).filter((action) => NEXT.includes(action)) : [];
  const { to, label } = dealAddress(deal, may);

  return (
    <>
      <DealFacts deal={deal} />
      {contract && next.length > 0 && (
        <ContractMoves contract={contract} actions={next} describedBy={describedBy} />
      )}
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

type ContractMovesProps = { contract: Contract; actions: OfferedAction[]; describedBy: string };

/** Done here, in the same dialogs as on the contract's page. */
function ContractMoves({ contract, actions, describedBy }: ContractMovesProps) {
  const { t } = useTranslation('contracts');
  const [opened, setOpened] = useState<OfferedAction | null>(null);
  return (
    <>
      {actions.map((action, index) =>
        buttonOf(action).opens === 'submitPage' ? (
          <ButtonLink
            key={action}
            to={workAddress(contract._id)}
            size="small"
            variant={index === 0 ? 'contained' : 'outlined'}
            aria-describedby={describedBy}
          >
            {t(actionLabel(action))}
          </ButtonLink>
        ) : (
          <Button
            key={action}
            size="small"
            variant={index === 0 ? 'contained' : 'outlined'}
            aria-haspopup="dialog"
            aria-describedby={describedBy}
            onClick={() => setOpened(action)}
          >
            {t(actionLabel(action))}
          </Button>
        ),
      )}
      {opened && <ActionDialog action={opened} contract={contract} onClose={() => setOpened(null)} />}
    </>
  );
}
