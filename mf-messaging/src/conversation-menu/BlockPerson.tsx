import { useTranslation } from 'react-i18next';
import { useBlockPersonMutation } from '@plumbline/shared-api/blocks';
import type { Person } from '@plumbline/shared-schema/users';
import { useTry } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';

/** Asks before neither of the two can write to the other. */
export function BlockPerson({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useTranslation('messaging');
  const [block] = useBlockPersonMutation();
  const attempt = useTry();

  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('chat.blockTitle', { name: person.fullName })}
      text={t('chat.blockText')}
      confirmLabel={t('chat.blockConfirm')}
      onConfirm={() => attempt(block(person._id).unwrap(), { failed: t('chat.blockFailed') })}
      onClose={onClose}
    />
  );
}
