import { useTranslation } from 'react-i18next';
import { useUpdateSavedSearchMutation } from '@plumbline/shared-api/saved-searches';
import { useMay } from '@plumbline/shared-api/session';
import type { SavedSearch } from '@plumbline/shared-schema/saved-searches';
import { useAction } from '@plumbline/shared-ui/action';
import { FormControlLabel, Switch } from '@plumbline/shared-ui/choices';

type AlertSwitchProps = {
  search: Pick<SavedSearch, '_id' | 'alerts' | 'mails'>;
  kind: 'alerts' | 'mails';
  /** Id of the search's name, read after the switch's. */
  describedBy: string;
};

/** Optimistic. */
export function AlertSwitch({ search, kind, describedBy }: AlertSwitchProps) {
  const { t } = useTranslation('jobs');
  const [update, { isLoading, originalArgs }] = useUpdateSavedSearchMutation();
  const wanted = isLoading ? originalArgs?.changes[kind] : undefined;
  const mayChange = useMay('hire');
  const run = useAction();
  const change = (isOn: boolean) =>
    run(update({ id: search._id, changes: { [kind]: isOn } }).unwrap(), {
      failed: t('savedSearches.changeFailed'),
      done: null,
    });

  return (
    <FormControlLabel
      control={
        <Switch
          disabled={!mayChange}
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
