import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Page } from '@plumbline/shared-ui/Page';

/** The job does not exist, or not for this reader: the server tells no difference. */
export function JobNotFound() {
  const { t } = useTranslation('contracts');

  return (
    <Page title={t('applicants.title')}>
      <EmptyState
        title={t('applicants.notFound')}
        description={t('applicants.notFoundText')}
        action={
          <ButtonLink to="/posted-jobs" variant="contained">
            {t('applicants.back')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
