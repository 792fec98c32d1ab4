import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';

export function JobNotFound() {
  const { t } = useTranslation('jobs');
  return (
    <EmptyState
      title={t('jobDetailsPage.jobNotFound')}
      description={t('details.notFoundHint')}
      action={
        <ButtonLink to="/jobs" variant="contained">
          {t('details.toSearch')}
        </ButtonLink>
      }
    />
  );
}
