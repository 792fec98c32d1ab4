import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import type { AwaitingContract } from '@plumbline/shared-schema/contract-events';
import { Button } from '@plumbline/shared-ui/actions';
import { useFormat } from '@plumbline/shared-ui/format';
import { ActionCard } from './ActionCard';

type AcceptedOfferCardProps = { offer: AwaitingContract; onCreate: (offerId: string) => void };

/** An accepted offer that awaits its contract. */
export function AcceptedOfferCard({ offer, onCreate }: AcceptedOfferCardProps) {
  const { t } = useTranslation('contracts');
  const mayCreate = useMay('contracts');
  const { money, date } = useFormat();
  const { _id, jobId, professionalId, budget, acceptedAt } = offer;

  return (
    <ActionCard
      title={jobId.title}
      person={professionalId}
      note={[
        t('offerState.acceptedOn', { date: date(acceptedAt) }),
        t('offerState.toBeMade'),
        money(budget),
      ].join(' · ')}
      action={(describedBy) =>
        mayCreate && (
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            aria-describedby={describedBy}
            onClick={() => onCreate(_id)}
          >
            {t('contractForm.create')}
          </Button>
        )
      }
    />
  );
}
