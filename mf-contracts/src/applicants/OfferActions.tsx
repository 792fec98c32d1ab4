import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { AddIcon, CheckCircleIcon, CloseIcon, ScheduleIcon, SendIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import { contractAddress } from '../contract-address/contract-address';
import { canSendOffer, type ApplicantRow, type RowState } from './applicant-row';
import type { ApplicantDialog, ApplicantDialogKind } from './use-applicant-dialog';

type OfferActionsProps = { row: ApplicantRow; state: RowState; dialog: ApplicantDialog; nameId: string };

/** The badge and the buttons of an applicant's offer: only what may be done now. */
export function OfferActions({ row: { application, offer }, state, dialog, nameId }: OfferActionsProps) {
  const { t } = useTranslation('contracts');
  const may = offer?.allowedActions ?? [];
  const opens = (kind: ApplicantDialogKind) => ({
    'aria-haspopup': 'dialog' as const,
    'aria-describedby': nameId,
    onClick: () => {
      dialog.open(kind, application._id);
    },
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
      {may.includes('withdraw') && (
        <Button color="error" {...withdraw}>
          {t('withdraw.confirm')}
        </Button>
      )}
      {canSendOffer(state) && !application.isHired && (
        <Button variant="contained" startIcon={<SendIcon />} {...send}>
          {t('offer.send')}
        </Button>
      )}
      {may.includes('createContract') && (
        <Button variant="contained" startIcon={<AddIcon />} {...create}>
          {t('contractForm.create')}
        </Button>
      )}
      {offer?.contractId && (
        <ButtonLink to={contractAddress(offer.contractId)} variant="outlined" aria-describedby={nameId}>
          {t('offerState.viewContract')}
        </ButtonLink>
      )}
    </Stack>
  );
}

function OfferBadge({ state }: { state: RowState }) {
  const { t } = useTranslation('contracts');
  if (state === 'pending' || state === 'countered')
    return <Chip color="info" icon={<ScheduleIcon />} label={t('offerState.sent')} />;
  if (state === 'declined')
    return <Chip color="error" variant="outlined" icon={<CloseIcon />} label={t('offerState.rejected')} />;
  if (state === 'accepted')
    return (
      <Chip
        color="success"
        variant="outlined"
        icon={<CheckCircleIcon />}
        label={t(`schema:options.offerStatus.${state}`)}
      />
    );
  return null;
}
