import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAnswerDisputeMutation,
  useAppealMutation,
  useRaiseDisputeMutation,
} from '@plumbline/shared-api/disputes';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import { DISPUTE_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';
import type { SpokenAction } from '../contract-actions/contract-actions';
import { useOutcome } from '../contract-actions/use-outcome';
import { useContractNames } from '../contract-names/use-contract-names';
import { WorkFilesField } from '../submit-work/WorkFilesField';

type WordsDialogProps = { action: SpokenAction; contract: Contract; onClose: () => void };

/** Asks for the words and files of a dispute, an answer to it, or an appeal. */
export function WordsDialog({ action, contract, onClose }: WordsDialogProps) {
  const { t } = useTranslation('contracts');
  const { title } = useContractNames(contract);
  const [files, setFiles] = useState<readonly File[]>([]);
  const send = useSpokenAction(contract);
  const stopsMoney = action === 'dispute' && !isFinalContract(contract.status);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/disputes')).raiseDisputeSchema,
    defaultValues: { reason: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t(`note.${action}.title`, { title })}
      text={[t(`note.${action}.text`), ...(stopsMoney ? [t('dispute.running')] : [])].join(' ')}
      form={form}
      onSubmit={({ reason }) => send(action, { reason, files })}
      submit={t(`note.${action}.send`)}
      draft={`contract:${contract._id}:${action}`}
      onClose={onClose}
    >
      <TextAreaField name="reason" label={t(`note.${action}.label`)} maxLength={DISPUTE_TEXT_MAX} />
      <WorkFilesField files={files} onChange={setFiles} />
    </FormDialog>
  );
}

type Words = { reason: string; files: readonly File[] };

function useSpokenAction({ _id: id, dispute }: Contract) {
  const [raise] = useRaiseDisputeMutation();
  const [answer] = useAnswerDisputeMutation();
  const [appeal] = useAppealMutation();
  const showOutcome = useOutcome();
  const named = { id, disputeId: dispute?._id ?? '' };
  const calls: Record<SpokenAction, (words: Words) => Promise<{ message: string }>> = {
    dispute: (words) => raise({ id, ...words }).unwrap(),
    answerDispute: (words) => answer({ ...named, ...words }).unwrap(),
    appeal: (words) => appeal({ ...named, ...words }).unwrap(),
  };
  return (action: SpokenAction, words: Words) => showOutcome(action, () => calls[action](words));
}
