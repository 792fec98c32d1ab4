import { useTranslation } from 'react-i18next';
import { useDeclineAmendmentMutation } from '@plumbline/shared-api/amendments';
import { useQueryTermsMutation } from '@plumbline/shared-api/contracts';
import { useRequestChangesMutation } from '@plumbline/shared-api/submissions';
import { AMENDMENT_NOTE_MAX, MESSAGE_MAX, SUBMISSION_TEXT_MAX } from '@plumbline/shared-schema/limits';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';
import { useOpenAmendment } from '../amendments/use-amendments';
import { useContractNames } from '../contract-names/use-contract-names';
import type { ActionDialogProps } from './ConfirmAction';
import type { NotedAction } from '../contract-actions/contract-actions';
import { useOutcome } from '../contract-actions/use-outcome';

const FIELDS = {
  query: {
    name: 'message',
    max: MESSAGE_MAX,
    isOptional: false,
    load: async () => (await import('@plumbline/shared-schema/disputes')).queryTermsSchema,
  },
  requestChanges: {
    name: 'note',
    max: SUBMISSION_TEXT_MAX,
    isOptional: false,
    load: async () => (await import('@plumbline/shared-schema/submissions')).requestChangesSchema,
  },
  declineAmendment: {
    name: 'note',
    max: AMENDMENT_NOTE_MAX,
    isOptional: true,
    load: async () => (await import('@plumbline/shared-schema/amendments')).declineAmendmentSchema,
  },
} as const;

type Values = Record<string, string>;

/** Asks for the text of a question, of requested changes or with a refusal. */
export function NoteAction(props: ActionDialogProps<NotedAction>) {
  const { action, contract, milestone, submissionId, onClose } = props;
  const { t } = useTranslation('contracts');
  const { title } = useContractNames(contract);
  const { name, max, isOptional, load } = FIELDS[action];
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
      <TextAreaField name={name} label={t(`note.${action}.label`)} maxLength={max} isOptional={isOptional} />
    </FormDialog>
  );
}

function useNotedAction(contract: Contract, submissionId: string) {
  const { _id: id } = contract;
  const amendmentId = useOpenAmendment(contract)?._id ?? '';
  const [declineAmendment] = useDeclineAmendmentMutation();
  const [queryTerms] = useQueryTermsMutation();
  const [requestChanges] = useRequestChangesMutation();
  const showOutcome = useOutcome();

  const calls: Record<NotedAction, (text: string) => Promise<{ message: string }>> = {
    query: (message) => queryTerms({ id, message }).unwrap(),
    declineAmendment: (note) => declineAmendment({ id, amendmentId, note }).unwrap(),
    requestChanges: (note) => requestChanges({ contractId: id, submissionId, note }).unwrap(),
  };

  return (action: NotedAction, text: string) => showOutcome(action, () => calls[action](text));
}
