import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';

/** What SPEC §2 says where a bio is missing, and the way to one. */
export function EmptyBio({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <EmptyState
      title={t('about.empty')}
      action={
        <Button variant="contained" onClick={onAdd}>
          {t('about.add')}
        </Button>
      }
    />
  );
}
