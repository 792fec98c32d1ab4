import { useTranslation } from 'react-i18next';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { NEW_ENTRY } from './entry-address';
import { ENTRY_EDITORS } from './entry-editors';
import { ENTRY_KINDS, type EntryName, type EntryRows } from './entry-kinds';
import { useEntryChanges } from './use-entry-changes';
import { useEntryForm } from './use-entry-form';

type EntryDialogProps<Name extends EntryName> = {
  name: Name;
  id: string;
  userId: string;
  onClose: () => void;
};

/** Adds or changes one entry: 'Add Work Experience', 'Edit Work Experience'. */
export function EntryDialog<Name extends EntryName>({ id, userId, ...props }: EntryDialogProps<Name>) {
  const entries = ENTRY_KINDS[props.name].useList(userId).data;
  const entry = entries?.find(({ _id }) => _id === id);
  if (!entries || (!entry && id !== NEW_ENTRY)) return null;
  return <EntryForm {...props} entries={entries} entry={entry} />;
}

type EntryFormProps<Name extends EntryName> = {
  name: Name;
  entries: readonly EntryRows[Name][];
  entry: EntryRows[Name] | undefined;
  onClose: () => void;
};

function EntryForm<Name extends EntryName>({ name, entries, entry, onClose }: EntryFormProps<Name>) {
  const { t } = useTranslation('profile');
  const { Fields, toInput = (input) => input } = ENTRY_EDITORS[name];
  const { form, isBlank } = useEntryForm({ name, entries, entry });
  const { save } = useEntryChanges(name);
  const attempt = useTry();
  return (
    <FormDialog
      title={t(`${name}.${entry ? 'change' : 'add'}`)}
      form={form}
      draft={`profile:${name}:${entry?._id ?? NEW_ENTRY}`}
      onSubmit={(input) => attempt(...save({ _id: entry?._id, input: toInput(input, entry) }))}
      submit={t('dialog.save')}
      isDisabled={isBlank}
      onClose={onClose}
    >
      <Fields entries={entries} entry={entry} />
    </FormDialog>
  );
}
