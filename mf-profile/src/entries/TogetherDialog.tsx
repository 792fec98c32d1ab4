import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useTry } from '@plumbline/shared-ui/action';
import { Button, IconButton } from '@plumbline/shared-ui/actions';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { Form, SubmitButton, useFormDraft } from '@plumbline/shared-ui/Form';
import { AddIcon, DeleteIcon } from '@plumbline/shared-ui/more-icons';
import { useLabels } from '@plumbline/shared-ui/labels';
import { CardList, Divider, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { NEW_ENTRY } from './entry-address';
import { ENTRY_EDITORS } from './entry-editors';
import { ENTRY_KINDS, type EntryName, type EntryRows } from './entry-kinds';
import { useEntryChanges } from './use-entry-changes';
import { useEntryForm } from './use-entry-form';

type TogetherDialogProps<Name extends EntryName> = { name: Name; userId: string; onClose: () => void };

/** Short entries, all in one dialog: 'Edit Languages', 'Edit Skills'. Each change is kept at once. */
export function TogetherDialog<Name extends EntryName>(props: TogetherDialogProps<Name>) {
  const { name, userId, onClose } = props;
  const { t } = useTranslation('profile');
  const { useList, arrange, failed } = ENTRY_KINDS[name];
  const list = useList(userId);
  return (
    <TitledDialog
      title={t(`${name}.edit`)}
      isWithoutCloseButton
      actions={<Button onClick={onClose}>{t('dialog.done')}</Button>}
      onClose={onClose}
    >
      <QueryBoundary query={list} errorMessage={t(failed)}>
        {(entries) => (
          <Stack spacing={2.5}>
            {entries.length > 0 && (
              <EditableRows name={name} entries={arrange ? arrange(entries) : entries} />
            )}
            <AddForm name={name} entries={entries} />
          </Stack>
        )}
      </QueryBoundary>
    </TitledDialog>
  );
}

type EntriesProps<Name extends EntryName> = { name: Name; entries: readonly EntryRows[Name][] };

function EditableRows<Name extends EntryName>({ name, entries }: EntriesProps<Name>) {
  const { t } = useTranslation('profile');
  const { Row } = ENTRY_EDITORS[name];
  const { nameOf } = ENTRY_KINDS[name];
  const { option } = useLabels();
  const { save, remove } = useEntryChanges(name);
  const run = useAction();
  const attempt = useTry();
  // Stays while the question closes.
  const [asked, setAsked] = useState<{ entry: EntryRows[Name]; isOpen: boolean }>();
  return (
    <>
      <CardList
        label={t(`${name}.title`)}
        rows={entries}
        spacing={1}
        divider={<Divider component="li" aria-hidden />}
      >
        {(entry) => (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 44 }}>
            {Row && <Row entry={entry} onChange={(input) => run(...save({ _id: entry._id, input }))} />}
            <IconButton
              label={t('entries.remove', { name: nameOf(entry, option) })}
              onClick={() => setAsked({ entry, isOpen: true })}
            >
              <DeleteIcon />
            </IconButton>
          </Stack>
        )}
      </CardList>
      {asked && (
        <ConfirmDialog
          isOpen={asked.isOpen}
          isDestructive
          title={t('entries.deleteTitle', { name: nameOf(asked.entry, option) })}
          text={t('entries.deleteText')}
          confirmLabel={t('entries.delete')}
          onConfirm={() => attempt(...remove(asked.entry._id))}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
    </>
  );
}

function AddForm<Name extends EntryName>({ name, entries }: EntriesProps<Name>) {
  const { t } = useTranslation('profile');
  const { Fields, toValues } = ENTRY_EDITORS[name];
  const { form, isBlank } = useEntryForm({ name, entries });
  const { save } = useEntryChanges(name);
  const attempt = useTry();
  useFormDraft(form, { key: `profile:${name}:${NEW_ENTRY}` });
  return (
    <Form
      form={form}
      label={t(`${name}.add`)}
      onSubmit={async (input) => {
        await attempt(...save({ input }));
        form.reset(toValues() as Parameters<typeof form.reset>[0]);
      }}
    >
      <Fields entries={entries} />
      <SubmitButton variant="outlined" startIcon={<AddIcon />} disabled={isBlank}>
        {t(`${name}.add`)}
      </SubmitButton>
    </Form>
  );
}
