import { useTranslation } from 'react-i18next';
import { useCreateSavedSearchMutation } from '@plumbline/shared-api/saved-searches';
import { SEARCH_NAME_MAX } from '@plumbline/shared-schema/limits';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { CheckboxField, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { truncate } from '@plumbline/shared-ui/format';
import { cleanFilters, type JobFilters, type JobSort } from '../job-filters/job-filters';
import { useFilterTexts } from '../job-filters/use-filter-texts';
import { loadNamingSchema } from './naming-schema';
import { SearchSummary } from './SearchSummary';

type SaveSearchDialogProps = { filters: JobFilters; sort: JobSort; onClose: () => void };

/** `truncate` adds an ellipsis. */
const NAME_LENGTH = SEARCH_NAME_MAX - 1;

export function SaveSearchDialog({ filters, sort, onClose }: SaveSearchDialogProps) {
  const { t } = useTranslation('jobs');
  const [create] = useCreateSavedSearchMutation();
  const attempt = useTry();
  const texts = useFilterTexts(filters).map(({ name, text }) => (name === 'q' ? filters.q : text));
  const form = useZodForm({
    loadSchema: loadNamingSchema,
    defaultValues: {
      name: truncate(texts.join(', '), { characters: NAME_LENGTH }),
      alerts: true,
      mails: false,
    },
  });

  return (
    <FormDialog
      title={t('savedSearches.saveTitle')}
      form={form}
      onSubmit={(values) =>
        attempt(create({ ...values, query: { ...cleanFilters(filters), sort } }).unwrap(), {
          failed: t('ui:form.failed'),
        })
      }
      submit={t('savedSearches.save')}
      onClose={onClose}
    >
      <SearchSummary filters={filters} />
      <TextField name="name" label={t('savedSearches.name')} autoComplete="off" />
      <CheckboxField
        name="alerts"
        label={t('savedSearches.alerts')}
        helperText={t('savedSearches.alertsHint')}
      />
      <CheckboxField name="mails" label={t('savedSearches.mails')} />
    </FormDialog>
  );
}
