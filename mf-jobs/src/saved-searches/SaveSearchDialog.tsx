import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateSavedSearchMutation } from '@plumbline/shared-api/saved-searches';
import { SEARCH_NAME_MAX } from '@plumbline/shared-schema/limits';
import { Button } from '@plumbline/shared-ui/actions';
import { Dialog, DialogContent, DialogTitle } from '@plumbline/shared-ui/dialogs';
import { CheckboxField, Form, SubmitButton, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { truncateCharacters } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { toast } from '@plumbline/shared-ui/toasts';
import { cleanFilters, type JobFilters, type JobSort } from '../job-search/job-filters';
import { useFilterTexts } from '../job-search/use-filter-texts';
import { loadNamingSchema } from './naming-schema';
import { SearchSummary } from './SearchSummary';

type SaveSearchDialogProps = { filters: JobFilters; sort: JobSort; onClose: () => void };

// The dots of a shortened name count as well.
const NAME_LENGTH = SEARCH_NAME_MAX - 3;

/** Keeps a search under a name, and says whether to tell about new jobs. */
export function SaveSearchDialog({ filters, sort, onClose }: SaveSearchDialogProps) {
  const { t } = useTranslation('jobs');
  const id = useId();
  const [create] = useCreateSavedSearchMutation();
  const texts = useFilterTexts()(filters).map(({ name, text }) => (name === 'q' ? filters.q : text));
  const form = useZodForm({
    loadSchema: loadNamingSchema,
    defaultValues: { name: truncateCharacters(texts.join(', '), NAME_LENGTH), alerts: true, mails: false },
  });

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('savedSearches.saveTitle')}</DialogTitle>
      <DialogContent>
        <Form
          form={form}
          onSubmit={async (values) => {
            const { message } = await create({
              ...values,
              query: { ...cleanFilters(filters), sort },
            }).unwrap();
            toast.success(message);
            onClose();
          }}
        >
          <Stack spacing={2} sx={{ pt: 1 }}>
            <SearchSummary filters={filters} />
            <TextField name="name" label={t('savedSearches.name')} autoComplete="off" />
            <CheckboxField
              name="alerts"
              label={t('savedSearches.alerts')}
              helperText={t('savedSearches.alertsHint')}
            />
            <CheckboxField name="mails" label={t('savedSearches.mails')} />
            <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
              <Button onClick={onClose}>{t('savedSearches.cancel')}</Button>
              <SubmitButton>{t('savedSearches.save')}</SubmitButton>
            </Stack>
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
