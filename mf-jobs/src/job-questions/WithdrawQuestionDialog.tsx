import { useTranslation } from 'react-i18next';
import { useWithdrawQuestionMutation } from '@plumbline/shared-api/questions';
import { useTry } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';

type WithdrawQuestionDialogProps = { jobId: string; questionId: string; onClose: () => void };

export function WithdrawQuestionDialog({ onClose, ...question }: WithdrawQuestionDialogProps) {
  const { t } = useTranslation('jobs');
  const [withdraw] = useWithdrawQuestionMutation();
  const attempt = useTry();
  return (
    <ConfirmDialog
      isOpen
      title={t('questions.withdraw.title')}
      text={t('questions.withdraw.text')}
      confirmLabel={t('questions.withdraw.confirm')}
      isDestructive
      onConfirm={() =>
        attempt(withdraw(question).unwrap(), {
          failed: t('questions.withdraw.failed'),
          // In another tab, before.
          isDone: ({ code }) => code === 'QUESTION_NOT_FOUND',
        })
      }
      onClose={onClose}
    />
  );
}
