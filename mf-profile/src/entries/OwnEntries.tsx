import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '@plumbline/shared-ui/actions';
import { AddIcon, DeleteIcon, EditIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { EntriesCard } from './EntriesCard';
import { NEW_ENTRY, useEntryAddress } from './entry-address';
import { ENTRY_KINDS, type EntryName } from './entry-kinds';

type OwnEntriesProps = { name: EntryName; userId: string; isEditing: boolean };

/** A list of one's own, with its buttons in edit mode. */
export function OwnEntries({ name, userId, isEditing }: OwnEntriesProps) {
  const { t } = useTranslation('profile');
  const { edit, remove } = useEntryAddress();
  const isEach = ENTRY_KINDS[name].editing === 'each';

  return (
    <EntriesCard
      name={name}
      userId={userId}
      empty={t(`${name}.empty`)}
      action={
        isEditing &&
        (isEach ? (
          <AddButton label={t(`${name}.add`)} onAdd={() => edit(name, NEW_ENTRY)} />
        ) : (
          <IconButton label={t(`${name}.edit`)} onClick={() => edit(name)}>
            <EditIcon />
          </IconButton>
        ))
      }
      toolsOf={
        isEditing && isEach
          ? ({ _id }) => (
              <Stack direction="row" sx={{ flexShrink: 0 }}>
                <IconButton label={t(`${name}.change`)} onClick={() => edit(name, _id)}>
                  <EditIcon />
                </IconButton>
                <IconButton label={t(`${name}.delete`)} color="error" onClick={() => remove(name, _id)}>
                  <DeleteIcon />
                </IconButton>
              </Stack>
            )
          : undefined
      }
    />
  );
}

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <Button startIcon={<AddIcon />} aria-label={label} onClick={onAdd}>
      {t('entries.add')}
    </Button>
  );
}
