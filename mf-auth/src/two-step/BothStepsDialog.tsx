import type { BothSteps } from '@plumbline/shared-schema/both-steps';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { useZodForm } from '@plumbline/shared-ui/Form';
import { BothStepsFields } from './BothStepsFields';
import { CodesGuard } from './CodesGuard';
import { useBothSteps } from './use-both-steps';

type BothStepsDialogProps = {
  title: string;
  text: string;
  submit: string;
  /** The answer holds recovery codes, which `onSubmit` shows. */
  bringsCodes?: boolean;
  onSubmit: (given: BothSteps) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for both steps before what whoever has the password alone may not do. */
export function BothStepsDialog(props: BothStepsDialogProps) {
  const { title, text, submit, bringsCodes = false, onSubmit, onClose } = props;
  const steps = useBothSteps();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/both-steps')).bothStepsSchema,
    defaultValues: { password: '', code: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      {...{ title, text, submit, form, onClose }}
      size="xs"
      isKeptOpen={bringsCodes}
      onSubmit={(given) => steps.send(given, onSubmit)}
    >
      {bringsCodes && <CodesGuard isAtRisk={() => form.formState.isSubmitting} />}
      <BothStepsFields steps={steps} onClose={onClose} />
    </FormDialog>
  );
}
