import { useTranslation } from 'react-i18next';
import { IconButton } from '@plumbline/shared-ui/actions';
import { DeleteIcon, EditIcon } from '@plumbline/shared-ui/more-icons';
import { Stack } from '@plumbline/shared-ui/layout';

type SavedSearchActionsProps = {
  id: string;
  /** Id of the search's name, read after the buttons'. */
  describedBy: string;
  onDialog: (name: string) => void;
};

export function SavedSearchActions({ id, describedBy, onDialog }: SavedSearchActionsProps) {
  const { t } = useTranslation('jobs');
  const actions = [
    { name: 'rename', label: t('savedSearches.rename'), Icon: EditIcon },
    { name: 'delete', label: t('savedSearches.remove'), Icon: DeleteIcon },
  ];

  return (
    <Stack direction="row" sx={{ my: -1, mr: -1, flexShrink: 0 }}>
      {actions.map(({ name, label, Icon }) => (
        <IconButton
          key={name}
          label={label}
          aria-describedby={describedBy}
          onClick={() => onDialog(`${name}-${id}`)}
        >
          <Icon />
        </IconButton>
      ))}
    </Stack>
  );
}
