import { useTranslation } from 'react-i18next';
import { useUpdateSavedSearchMutation } from '@plumbline/shared-api/saved-searches';
import type { SavedSearch } from '@plumbline/shared-schema/saved-searches';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { loadNameSchema } from './naming-schema';

type RenameDialogProps = { search: Pick<SavedSearch, '_id' | 'name'>; onClose: () => void };

export function RenameDialog({ search, onClose }: RenameDialogProps) {
  const { t } = useTranslation('jobs');
  const [update] = useUpdateSavedSearchMutation();
  const attempt = useTry();
  const form = useZodForm({ loadSchema: loadNameSchema, defaultValues: { name: search.name } });

  return (
    <FormDialog
      title={t('savedSearches.renameTitle', { name: search.name })}
      size="xs"
      form={form}
      onSubmit={(changes) =>
        attempt(update({ id: search._id, changes }).unwrap(), { failed: t('ui:form.failed') })
      }
      submit={t('savedSearches.saveName')}
      onClose={onClose}
    >
      <TextField name="name" label={t('savedSearches.name')} autoComplete="off" />
    </FormDialog>
  );
}
