import { useAddressDialog } from '@plumbline/shared-ui/address';

/** `job`: a rhythm for this job. The others are about a row. */
const KINDS = ['job', 'change', 'skip', 'stop'] as const;

/** The dialog that the address names: `?skip=<id>`. */
export function useRecurringDialog() {
  const [job, change, skip, stop] = [
    useAddressDialog(KINDS[0]),
    useAddressDialog(KINDS[1]),
    useAddressDialog(KINDS[2]),
    useAddressDialog(KINDS[3]),
  ];
  const all = { job, change, skip, stop };
  const kind = KINDS.find((one) => all[one].isOpen);
  return {
    kind,
    id: kind && all[kind].value,
    close: () => {
      if (kind) all[kind].close();
    },
  };
}
export type RecurringDialog = ReturnType<typeof useRecurringDialog>;
