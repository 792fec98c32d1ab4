import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import type { Offer } from '@plumbline/shared-schema/offers';
import { Button } from '@plumbline/shared-ui/actions';
import { CheckCircleIcon, CloseIcon } from '@plumbline/shared-ui/icons';
import { EditIcon, UndoIcon } from '@plumbline/shared-ui/more-icons';
import { offerStanding } from './offer-standing';
import type { AnswerKind } from './use-offer-answer';

const SHOWN = ['withdrawCounter', 'counter', 'reject', 'accept'] as const;

type OfferButtonsProps = { offer: Offer; onAsk: (kind: AnswerKind) => void; onCounter: () => void };

export function OfferButtons({ offer, onAsk, onCounter }: OfferButtonsProps) {
  const { t } = useTranslation('contracts');
  const mayAnswer = useMay('hire');
  const allowed = offerStanding(offer) === 'expired' || !mayAnswer ? [] : offer.allowedActions;
  const [canTakeBack, canCounter, canReject, canAccept] = SHOWN.map((action) => allowed.includes(action));
  const ask = (kind: AnswerKind) => () => onAsk(kind);

  return (
    <>
      {canTakeBack && (
        <Button startIcon={<UndoIcon />} onClick={ask('withdrawCounter')}>
          {t('proposals.counter.takeBack')}
        </Button>
      )}
      {canCounter && (
        <Button startIcon={<EditIcon />} onClick={onCounter}>
          {t('proposals.counter.open')}
        </Button>
      )}
      {canReject && (
        <Button variant="outlined" startIcon={<CloseIcon />} onClick={ask('reject')}>
          {t('proposals.reject')}
        </Button>
      )}
      {canAccept && (
        <Button variant="contained" startIcon={<CheckCircleIcon />} onClick={ask('accept')}>
          {t('proposals.accept')}
        </Button>
      )}
    </>
  );
}
