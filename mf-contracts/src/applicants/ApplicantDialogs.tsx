import { useState } from 'react';
import { useMay } from '@plumbline/shared-api/session';
import { lazily } from '@plumbline/shared-ui/lazy';
import type { ApplicantRow } from './applicant-row';
import type { ApplicantDialog } from './use-applicant-dialog';

const SendOfferDialog = lazily(() => import('../offer-form/SendOfferDialog'), 'SendOfferDialog');
const CreateContractDialog = lazily(
  () => import('../contract-form/CreateContractDialog'),
  'CreateContractDialog',
);
const DeclineDialog = lazily(() => import('./DeclineDialog'), 'DeclineDialog');
const WithdrawOfferDialog = lazily(() => import('./WithdrawOfferDialog'), 'WithdrawOfferDialog');
const OfferHistoryDialog = lazily(() => import('./OfferHistoryDialog'), 'OfferHistoryDialog');

type ApplicantDialogsProps = { dialog: ApplicantDialog; rows: readonly ApplicantRow[] | undefined };

/**
 * The applicant whom the open dialog is about, as they were when it was opened: a refresh behind it changes nothing in
 * it, even if they have gone. The server has the last word when it is sent.
 */
function useOpened(name: string, row: ApplicantRow | undefined) {
  const [opened, setOpened] = useState<{ name: string; row: ApplicantRow }>();
  if (name !== '' && row && opened?.name !== name) setOpened({ name, row });
  // Reopened later, it starts from the data of then.
  if (name === '' && opened) setOpened(undefined);
  return opened?.name === name ? opened : undefined;
}

/** The dialog that the address opens about one applicant, if any. */
export function ApplicantDialogs({ dialog, rows }: ApplicantDialogsProps) {
  const { kind, applicationId } = dialog;
  const row = rows?.find(({ application }) => application._id === applicationId);
  const opened = useOpened(kind ? `${kind}.${applicationId}` : '', row);
  if (!opened) return null;
  return <OpenDialog key={opened.name} dialog={dialog} row={opened.row} />;
}

function OpenDialog({ dialog, row }: { dialog: ApplicantDialog; row: ApplicantRow }) {
  const { application, offer } = row;
  const { kind, close } = dialog;
  const mayHire = useMay('hire');
  const mayContract = useMay('contracts');
  const onDone = () => dialog.setActedOn(application._id);

  if (kind === 'contract' ? !mayContract : kind !== 'history' && !mayHire) return null;
  if (kind === 'offer') return <SendOfferDialog application={application} onSent={onDone} onClose={close} />;
  if (kind === 'contract') return <CreateContractDialog offer={offer} onCreated={onDone} onClose={close} />;
  if (kind === 'decline')
    return <DeclineDialog application={application} onDeclined={onDone} onClose={close} />;
  if (!offer) return null;
  return kind === 'withdraw' ? (
    <WithdrawOfferDialog offer={offer} onWithdrawn={onDone} onClose={close} />
  ) : (
    <OfferHistoryDialog offer={offer} onClose={close} />
  );
}
