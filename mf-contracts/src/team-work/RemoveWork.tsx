import { useTranslation } from 'react-i18next';
import { useRemoveWorkMutation } from '@plumbline/shared-api/work';
import type { Assignment } from '@plumbline/shared-schema/assignments';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { workTimeText } from '@plumbline/shared-schema/zones';
import { useTry } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';

type RemoveWorkProps = { contract: Contract; assignment: Assignment; onClose: () => void };

export function RemoveWork({ contract, assignment, onClose }: RemoveWorkProps) {
  const { t, i18n } = useTranslation('contracts');
  const [remove] = useRemoveWorkMutation();
  const attempt = useTry();
  return (
    <ConfirmDialog
      isOpen
      title={t('work.askCallOff', { when: workTimeText(i18n.language, assignment) })}
      text={t('work.askCallOffText')}
      confirmLabel={t('work.callOff')}
      isDestructive
      onConfirm={() =>
        attempt(remove({ contractId: contract._id, id: assignment._id }).unwrap(), {
          failed: t('work.failed'),
          isDone: ({ code }) => code === 'ASSIGNMENT_NOT_FOUND',
        })
      }
      onClose={onClose}
    />
  );
}
