import { useTranslation } from 'react-i18next';
import { useQueryTermsMutation } from '@plumbline/shared-api/contracts';
import { useRequestChangesMutation } from '@plumbline/shared-api/submissions';
import { MESSAGE_MAX, SUBMISSION_TEXT_MAX } from '@plumbline/shared-schema/limits';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';
import { useContractNames } from '../contract-names/use-contract-names';
import type { ActionDialogProps } from './ConfirmAction';
import type { NotedAction } from './contract-actions';
import { useOutcome } from './use-outcome';

const FIELDS = {
  query: {
    name: 'message',
    max: MESSAGE_MAX,
    load: async () => (await import('@plumbline/shared-schema/disputes')).queryTermsSchema,
  },
  requestChanges: {
    name: 'note',
    max: SUBMISSION_TEXT_MAX,
    load: async () => (await import('@plumbline/shared-schema/submissions')).requestChangesSchema,
  },
} as const;

type Values = Record<string, string>;

/** Asks for the text of a question or of requested changes. */
export function NoteAction(props: ActionDialogProps<NotedAction>) {
  const { action, contract, milestone, submissionId, onClose } = props;
  const { t } = useTranslation('contracts');
  const { title } = useContractNames(contract);
  const { name, max, load } = FIELDS[action];
  const send = useNotedAction(contract, submissionId);
  const form = useZodForm<Values, Values>({
    loadSchema: load,
    defaultValues: { [name]: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t(`note.${action}.title`, { title: milestone?.title ?? title })}
      text={t(`note.${action}.text`)}
      form={form}
      onSubmit={(values) => send(action, values[name] ?? '')}
      submit={t(`note.${action}.send`)}
      draft={`contract:${contract._id}:${action}${milestone?._id ?? ''}`}
      onClose={onClose}
    >
      <TextAreaField name={name} label={t(`note.${action}.label`)} maxLength={max} />
    </FormDialog>
  );
}

function useNotedAction({ _id: id }: Contract, submissionId: string) {
  const [queryTerms] = useQueryTermsMutation();
  const [requestChanges] = useRequestChangesMutation();
  const tell = useOutcome();

  const calls: Record<NotedAction, (text: string) => Promise<{ message: string }>> = {
    query: (message) => queryTerms({ id, message }).unwrap(),
    requestChanges: (note) => requestChanges({ contractId: id, submissionId, note }).unwrap(),
  };

  return (action: NotedAction, text: string) => tell(action, () => calls[action](text));
}
