import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Milestone } from '@plumbline/shared-schema/milestones';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { useContractNames } from '../contract-names/use-contract-names';
import { actionLabel, buttonOf, type ConfirmedAction } from '../contract-actions/contract-actions';
import { useConfirmedAction } from './use-confirmed-action';

export type ActionDialogProps<Action> = {
  action: Action;
  contract: Contract;
  /** The one it is about. */
  milestone?: Milestone | undefined;
  /** The work that awaits an answer; '' without any. */
  submissionId: string;
  onClose: () => void;
};

/** Asks by the job's name before something changes for both sides. */
export function ConfirmAction(props: ActionDialogProps<ConfirmedAction>) {
  const { action, contract, milestone, submissionId, onClose } = props;
  const { t } = useTranslation('contracts');
  const { title } = useContractNames(contract);
  const run = useConfirmedAction(contract, submissionId);

  return (
    <ConfirmDialog
      isOpen
      title={t(`confirm.${action}.title`, { title: milestone?.title ?? title })}
      text={t(`confirm.${action}.text`)}
      confirmLabel={t(actionLabel(action))}
      cancelLabel={t('confirm.back')}
      isDestructive={buttonOf(action).isDestructive ?? false}
      onConfirm={() => run(action)}
      onClose={onClose}
    />
  );
}
