import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import { useUpdateSavedSearchMutation } from '@plumbline/shared-api/saved-searches';
import type { SavedSearch } from '@plumbline/shared-schema/saved-searches';
import { FormControlLabel, Switch } from '@plumbline/shared-ui/choices';
import { toast } from '@plumbline/shared-ui/toasts';

type AlertSwitchProps = {
  search: Pick<SavedSearch, '_id' | 'alerts' | 'mails'>;
  kind: 'alerts' | 'mails';
  /** Id of the search's name, read after the switch's. */
  describedBy: string;
};

/** Alerts in the product or by mail; shown at once, and taken back when it fails. */
export function AlertSwitch({ search, kind, describedBy }: AlertSwitchProps) {
  const { t } = useTranslation('jobs');
  const [update, { isLoading, originalArgs }] = useUpdateSavedSearchMutation();
  const wanted = isLoading ? originalArgs?.changes[kind] : undefined;

  async function change(isOn: boolean) {
    try {
      await update({ id: search._id, changes: { [kind]: isOn } }).unwrap();
    } catch (error) {
      toast.error((isApiError(error) && error.message) || t('savedSearches.changeFailed'));
    }
  }

  return (
    <FormControlLabel
      control={
        <Switch
          checked={wanted ?? search[kind]}
          slotProps={{ input: { 'aria-describedby': describedBy } }}
          onChange={({ target }) => {
            if (!isLoading) void change(target.checked);
          }}
        />
      }
      label={t(`savedSearches.${kind}`)}
    />
  );
}
