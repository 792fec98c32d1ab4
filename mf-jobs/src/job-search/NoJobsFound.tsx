import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';

/** SPEC §9's text, and a way on. */
export function NoJobsFound({ hasFilters, onClear }: { hasFilters: boolean; onClear: () => void }) {
  const { t } = useTranslation('jobs');
  const action = hasFilters ? (
    <Button variant="contained" onClick={onClear}>
      {t('search.clearFilters')}
    </Button>
  ) : (
    <ButtonLink to="/" variant="contained">
      {t('search.toHome')}
    </ButtonLink>
  );

  return (
    <EmptyState
      title={t('search.empty')}
      {...(hasFilters && { description: t('search.emptyHint') })}
      action={action}
    />
  );
}
