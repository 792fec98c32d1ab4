import { useTranslation } from 'react-i18next';
import { useRemoveMaterialMutation } from '@plumbline/shared-api/work';
import type { Material } from '@plumbline/shared-schema/materials';
import { useTry } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';

type RemoveMaterialProps = { contractId: string; material: Material; onClose: () => void };

export function RemoveMaterial({ contractId, material, onClose }: RemoveMaterialProps) {
  const { t } = useTranslation('contracts');
  const [remove] = useRemoveMaterialMutation();
  const attempt = useTry();
  return (
    <ConfirmDialog
      isOpen
      title={t('materials.askRemove', { text: material.text })}
      text={t('materials.askRemoveText')}
      confirmLabel={t('materials.remove')}
      isDestructive
      onConfirm={() =>
        attempt(remove({ contractId, id: material._id }).unwrap(), {
          failed: t('materials.failed'),
          isDone: ({ code }) => code === 'MATERIAL_NOT_FOUND',
        })
      }
      onClose={onClose}
    />
  );
}
