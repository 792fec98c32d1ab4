import { useTranslation } from 'react-i18next';
import { applicationState } from '@plumbline/shared-schema/application-machine';
import type { Application } from '@plumbline/shared-schema/applications';
import { useMay } from '@plumbline/shared-api/session';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { AddIcon, SendIcon } from '@plumbline/shared-ui/more-icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { OfferChip } from '../offer-terms/OfferChip';
import { type ApplicantRow, type RowState, canSendOffer } from './applicant-row';
import { ReconsiderButton } from './ReconsiderButton';
import type { ApplicantDialog, ApplicantDialogKind } from './use-applicant-dialog';

/** On a phone the main button over the full width, below the badge, then two equal halves to a line. */
const BUTTONS = {
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  flexShrink: 0,
  '& > .MuiButton-root': { flex: { xs: '1 1 40%', sm: '0 0 auto' } },
  '&& > .MuiButton-outlined': { flexBasis: { xs: '100%', sm: 'auto' }, order: { xs: -1, sm: 0 } },
  '& > .MuiChip-root': { order: { xs: -2, sm: 0 } },
} as const;

type OfferActionsProps = { row: ApplicantRow; state: RowState; dialog: ApplicantDialog; nameId: string };

export function OfferActions({ row: { application, offer }, state, dialog, nameId }: OfferActionsProps) {
  const { t } = useTranslation('contracts');
  const { maySend, mayDecline, mayReconsider, mayWithdraw, mayCreate } = useRights(application, offer, state);
  const opens = (kind: ApplicantDialogKind) => ({
    'aria-haspopup': 'dialog' as const,
    'aria-describedby': nameId,
    onClick: () => dialog.open(kind, application._id),
  });

  const history = opens('history');
  const withdraw = opens('withdraw');
  const decline = opens('decline');
  const send = opens('offer');
  const create = opens('contract');

  return (
    <Stack direction="row" sx={BUTTONS}>
      <OfferBadge state={state} offer={offer} />
      {offer && (
        <Button color="inherit" {...history}>
          {t('history.open')}
        </Button>
      )}
      {mayWithdraw && <Button {...withdraw}>{t('withdraw.confirm')}</Button>}
      {mayReconsider && (
        <ReconsiderButton
          application={application}
          nameId={nameId}
          onDone={() => dialog.setActedOn(application._id)}
        />
      )}
      {mayDecline && (
        <Button color="inherit" {...decline}>
          {t('declined.decline')}
        </Button>
      )}
      {maySend && (
        <Button variant="outlined" startIcon={<SendIcon />} {...send}>
          {t('offer.send')}
        </Button>
      )}
      {mayCreate && (
        <Button variant="outlined" startIcon={<AddIcon />} {...create}>
          {t('contractForm.create')}
        </Button>
      )}
      {offer?.contractId && (
        <ButtonLink to={`/contracts/${offer.contractId}`} variant="outlined" aria-describedby={nameId}>
          {t('offerState.viewContract')}
        </ButtonLink>
      )}
    </Stack>
  );
}

/** What the states of application and offer allow, and the reader's role in a team. */
function useRights(application: Application, offer: ApplicantRow['offer'], state: RowState) {
  const mayHire = useMay('hire');
  const mayContract = useMay('contracts');
  const allowed = offer?.allowedActions ?? [];
  const stage = applicationState(application);
  const isOpen = mayHire && stage === 'applied';
  return {
    maySend: isOpen && canSendOffer(state),
    mayDecline: isOpen && (canSendOffer(state) || state === 'declined'),
    mayReconsider: mayHire && stage === 'declined',
    mayWithdraw: mayHire && allowed.includes('withdraw'),
    mayCreate: mayContract && allowed.includes('createContract'),
  };
}

function OfferBadge({ state, offer }: Pick<ApplicantRow, 'offer'> & { state: RowState }) {
  const { t } = useTranslation('contracts');
  if (state === 'pending' || state === 'countered')
    return <StatusChip of="offerState" status={state} label={t('offerState.sent')} />;
  if (state === 'declined')
    return <StatusChip of="offerState" status={state} label={t('offerState.rejected')} />;
  return offer && state === 'accepted' ? <OfferChip state={state} offer={offer} /> : null;
}
