import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { AddIcon, SendIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { type ApplicantRow, type RowState, canSendOffer } from './applicant-row';
import type { ApplicantDialog, ApplicantDialogKind } from './use-applicant-dialog';

type OfferActionsProps = { row: ApplicantRow; state: RowState; dialog: ApplicantDialog; nameId: string };

export function OfferActions({ row: { application, offer }, state, dialog, nameId }: OfferActionsProps) {
  const { t } = useTranslation('contracts');
  const { maySend, mayWithdraw, mayCreate } = useRights(offer, state);
  const opens = (kind: ApplicantDialogKind) => ({
    'aria-haspopup': 'dialog' as const,
    'aria-describedby': nameId,
    onClick: () => dialog.open(kind, application._id),
  });

  const history = opens('history');
  const withdraw = opens('withdraw');
  const send = opens('offer');
  const create = opens('contract');

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', flexShrink: 0 }}>
      <OfferBadge state={state} />
      {offer && (
        <Button color="inherit" {...history}>
          {t('history.open')}
        </Button>
      )}
      {mayWithdraw && (
        <Button color="error" {...withdraw}>
          {t('withdraw.confirm')}
        </Button>
      )}
      {maySend && !application.isHired && (
        <Button variant="contained" startIcon={<SendIcon />} {...send}>
          {t('offer.send')}
        </Button>
      )}
      {mayCreate && (
        <Button variant="contained" startIcon={<AddIcon />} {...create}>
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

/** What the state of the offer allows, and the reader's role in a team. */
function useRights(offer: ApplicantRow['offer'], state: RowState) {
  const mayHire = useMay('hire');
  const mayContract = useMay('contracts');
  const allowed = offer?.allowedActions ?? [];
  return {
    maySend: mayHire && canSendOffer(state),
    mayWithdraw: mayHire && allowed.includes('withdraw'),
    mayCreate: mayContract && allowed.includes('createContract'),
  };
}

function OfferBadge({ state }: { state: RowState }) {
  const { t } = useTranslation('contracts');
  if (state === 'pending' || state === 'countered')
    return <StatusChip of="offerState" status={state} label={t('offerState.sent')} />;
  if (state === 'declined')
    return <StatusChip of="offerState" status={state} label={t('offerState.rejected')} />;
  return state === 'accepted' ? <StatusChip of="offerState" status={state} /> : null;
}
