import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '@plumbline/shared-ui/actions';
import { AddIcon, DeleteIcon, EditIcon } from '@plumbline/shared-ui/more-icons';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Stack } from '@plumbline/shared-ui/layout';
import { EntriesCard } from './EntriesCard';
import { NEW_ENTRY, useEntryAddress } from './entry-address';
import { UnsentWorks } from '../portfolio/UnsentWorks';
import { ENTRY_KINDS, type EntryName, type EntryRows } from './entry-kinds';

type OwnEntriesProps<Name extends EntryName> = { name: Name; userId: string; isEditing: boolean };

/** A list of one's own; in edit mode with its buttons, and also while it is empty. */
export function OwnEntries<Name extends EntryName>({ name, userId, isEditing }: OwnEntriesProps<Name>) {
  const { t } = useTranslation('profile');
  const { edit, remove } = useEntryAddress();
  const { option } = useLabels();
  const { editing, nameOf } = ENTRY_KINDS[name];
  const isEach = editing === 'each';
  const labelOf = (action: string, entry: EntryRows[Name]) =>
    t('entries.labelOf', { action, name: nameOf(entry, option) });

  return (
    <EntriesCard
      name={name}
      userId={userId}
      empty={isEditing ? t(`${name}.empty`) : undefined}
      above={name === 'portfolios' && <UnsentWorks />}
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
          ? (entry) => (
              <Stack direction="row" sx={{ flexShrink: 0 }}>
                <IconButton label={labelOf(t(`${name}.change`), entry)} onClick={() => edit(name, entry._id)}>
                  <EditIcon />
                </IconButton>
                <IconButton
                  label={labelOf(t(`${name}.delete`), entry)}
                  onClick={() => remove(name, entry._id)}
                >
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
