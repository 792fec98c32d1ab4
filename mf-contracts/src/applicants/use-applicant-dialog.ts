import { useAddressDialog } from '@plumbline/shared-ui/address';

const KINDS = ['offer', 'contract', 'withdraw', 'history'] as const;
export type ApplicantDialogKind = (typeof KINDS)[number];

/** The dialog about one applicant, as the address holds it (`?dialog=offer.<application id>`). */
export function useApplicantDialog() {
  const dialog = useAddressDialog('dialog');
  const [name = '', applicationId = ''] = (dialog.value ?? '').split('.');

  return {
    kind: KINDS.find((kind) => kind === name),
    applicationId,
    open(kind: ApplicantDialogKind, id: string) {
      dialog.open(`${kind}.${id}`);
    },
    close: dialog.close,
  };
}
export type ApplicantDialog = ReturnType<typeof useApplicantDialog>;
