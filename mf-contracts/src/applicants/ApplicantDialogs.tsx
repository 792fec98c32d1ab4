import { lazy, Suspense, useState } from 'react';
import type { ApplicantRow } from './applicant-row';
import type { ApplicantDialog } from './use-applicant-dialog';

// Each is fetched when it is first opened.
const SendOfferDialog = lazy(() =>
  import('../offer-form/SendOfferDialog').then((module) => ({ default: module.SendOfferDialog })),
);
const CreateContractDialog = lazy(() =>
  import('../contract-form/CreateContractDialog').then((module) => ({
    default: module.CreateContractDialog,
  })),
);
const WithdrawOfferDialog = lazy(() =>
  import('./WithdrawOfferDialog').then((module) => ({ default: module.WithdrawOfferDialog })),
);
const OfferHistoryDialog = lazy(() =>
  import('./OfferHistoryDialog').then((module) => ({ default: module.OfferHistoryDialog })),
);

type ApplicantDialogsProps = { dialog: ApplicantDialog; rows: readonly ApplicantRow[] | undefined };

/**
 * The applicant whom the open dialog is about, as they were when it was opened: a refresh behind it changes nothing in
 * it, even if they have gone. The server has the last word when it is sent.
 */
function useOpened(name: string, row: ApplicantRow | undefined) {
  const [opened, setOpened] = useState<{ name: string; row: ApplicantRow }>();
  if (name !== '' && row && opened?.name !== name) setOpened({ name, row });
  // Opened again later, it starts from what is known then.
  if (name === '' && opened) setOpened(undefined);
  return opened?.name === name ? opened : undefined;
}

/** The dialog that the address opens about one of the applicants, if any. */
export function ApplicantDialogs({ dialog, rows }: ApplicantDialogsProps) {
  const { kind, applicationId } = dialog;
  const row = rows?.find(({ application }) => application._id === applicationId);
  const opened = useOpened(kind ? `${kind}.${applicationId}` : '', row);
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <OpenDialog key={opened.name} dialog={dialog} row={opened.row} />
    </Suspense>
  );
}

function OpenDialog({ dialog, row }: { dialog: ApplicantDialog; row: ApplicantRow }) {
  const { application, offer } = row;
  const { kind, close } = dialog;
  const onDone = () => {
    dialog.setActedOn(application._id);
  };

  if (kind === 'offer') return <SendOfferDialog application={application} onSent={onDone} onClose={close} />;
  if (kind === 'contract') return <CreateContractDialog offer={offer} onCreated={onDone} onClose={close} />;
  if (!offer) return null;
  return kind === 'withdraw' ? (
    <WithdrawOfferDialog offer={offer} onWithdrawn={onDone} onClose={close} />
  ) : (
    <OfferHistoryDialog offer={offer} onClose={close} />
  );
}
