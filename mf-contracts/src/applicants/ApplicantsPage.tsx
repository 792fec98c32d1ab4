import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { ArrowBackIcon, RefreshIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { ApplicantList } from './ApplicantList';
import { BusyButton } from '../busy-button/BusyButton';
import { JobNotFound } from './JobNotFound';
import { useApplicants } from './use-applicants';

/** Who applied to a job of the reader's own (SPEC §2 "Job applicants"). */
export function ApplicantsPage() {
  const { t } = useTranslation('contracts');
  const { jobId, title, applicants, refresh, isRefreshing } = useApplicants();
  const count = applicants.data?.length;
  const loading = applicants.isLoading && t('applicants.loading');

  if (isApiError(applicants.error) && applicants.error.status === 404) return <JobNotFound />;

  return (
    <Page
      title={title}
      subtitle={
        // On a phone some numbers need a second line: there is one, so that the page does not move when they come.
        <Box component="span" sx={{ display: 'block', minHeight: { xs: '2lh', sm: 'auto' } }}>
          {[count === undefined ? loading : t('applicants.count', { count }), t('applicants.note')]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      }
      // Not beside the other button: whether both fit in a line of a phone would hang on the font that is there yet.
      back={
        <ButtonLink to="/posted-jobs" size="small" startIcon={<ArrowBackIcon />} sx={{ ml: -1.25 }}>
          {t('applicants.back')}
        </ButtonLink>
      }
      actions={
        <BusyButton
          variant="outlined"
          icon={<RefreshIcon />}
          isBusy={isRefreshing}
          onPress={() => void refresh()}
        >
          {t('applicants.refresh')}
        </BusyButton>
      }
    >
      <ApplicantList query={applicants} jobId={jobId} />
    </Page>
  );
}
