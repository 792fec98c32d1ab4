import { useTranslation } from 'react-i18next';
import type { ActionNeeded } from '@plumbline/shared-schema/contract-events';
import { useFormat } from '@plumbline/shared-ui/format';
import { AcceptedOfferCard } from './AcceptedOfferCard';
import { ActionSection } from './ActionSection';
import { WaitingContractCard } from './WaitingContractCard';

type ActionSectionsProps = {
  needed: Omit<ActionNeeded, 'count'>;
  /** Opens the contract form for an accepted offer. */
  onCreate: (offerId: string) => void;
};

/** The four things that can wait; those that do. */
export function ActionSections({ needed, onCreate }: ActionSectionsProps) {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();

  return (
    <>
      <ActionSection title={t('allContracts.offers')} rows={needed.acceptedOffers}>
        {(offer) => <AcceptedOfferCard offer={offer} onCreate={onCreate} />}
      </ActionSection>
      <ActionSection title={t('allContracts.work')} rows={needed.submissions}>
        {({ contract, dueAt }) => (
          <WaitingContractCard
            contract={contract}
            note={dueAt ? t('allContracts.due', { date: date(dueAt) }) : ''}
            label={t('allContracts.review')}
          />
        )}
      </ActionSection>
      <ActionSection title={t('allContracts.paused')} rows={needed.pausedContracts}>
        {(contract) => (
          <WaitingContractCard
            contract={contract}
            note={money(contract.paymentDetails.amount)}
            label={t('contractCard.resume')}
            action="activate"
          />
        )}
      </ActionSection>
      <ActionSection title={t('allContracts.disputes')} rows={needed.disputes}>
        {(contract) => (
          <WaitingContractCard
            contract={contract}
            note={contract.dispute?.reason ?? ''}
            label={t('allContracts.seeDispute')}
          />
        )}
      </ActionSection>
    </>
  );
}
