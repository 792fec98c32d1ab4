import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateSavedSearchMutation } from '@plumbline/shared-api/saved-searches';
import type { SavedSearch } from '@plumbline/shared-schema/saved-searches';
import { Button } from '@plumbline/shared-ui/actions';
import { Dialog, DialogContent, DialogTitle } from '@plumbline/shared-ui/dialogs';
import { Form, SubmitButton, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import { toast } from '@plumbline/shared-ui/toasts';
import { loadNameSchema } from './naming-schema';

type RenameDialogProps = { search: Pick<SavedSearch, '_id' | 'name'>; onClose: () => void };

/** Another name for a kept search. */
export function RenameDialog({ search, onClose }: RenameDialogProps) {
  const { t } = useTranslation('jobs');
  const id = useId();
  const [update] = useUpdateSavedSearchMutation();
  const form = useZodForm({ loadSchema: loadNameSchema, defaultValues: { name: search.name } });

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('savedSearches.renameTitle', { name: search.name })}
      </DialogTitle>
      <DialogContent>
        <Form
          form={form}
          onSubmit={async (changes) => {
            const { message } = await update({ id: search._id, changes }).unwrap();
            toast.success(message);
            onClose();
          }}
        >
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField name="name" label={t('savedSearches.name')} autoComplete="off" />
            <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
              <Button onClick={onClose}>{t('savedSearches.cancel')}</Button>
              <SubmitButton>{t('savedSearches.saveName')}</SubmitButton>
            </Stack>
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
