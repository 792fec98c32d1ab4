import { useState } from 'react';
import { useAddressDialog } from '@plumbline/shared-ui/address';

const KINDS = ['offer', 'contract', 'withdraw', 'decline', 'history'] as const;
export type ApplicantDialogKind = (typeof KINDS)[number];

/**
 * The dialog about one applicant, as the address holds it (`?dialog=offer.<application id>`), and whom the reader
 * acted on last: their card takes the focus when the button that had it is gone.
 */
export function useApplicantDialog() {
  const dialog = useAddressDialog('dialog');
  const [actedOn, setActedOn] = useState<string>();
  const [name = '', applicationId = ''] = (dialog.value ?? '').split('.');

  return {
    kind: KINDS.find((kind) => kind === name),
    applicationId,
    actedOn,
    setActedOn,
    open(kind: ApplicantDialogKind, id: string) {
      dialog.open(`${kind}.${id}`);
    },
    close: dialog.close,
  };
}
export type ApplicantDialog = ReturnType<typeof useApplicantDialog>;
