import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import { BackLink, ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { RefreshIcon } from '@plumbline/shared-ui/more-icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { BusyButton } from '../busy-button/BusyButton';
import { ApplicantList } from './ApplicantList';
import { iconOnPhones, wordsFromTablets } from './icon-on-phones';
import { useApplicants } from './use-applicants';

export function ApplicantsPage() {
  const { t } = useTranslation('contracts');
  const { jobId, title, isTitled, applicants, refresh, isRefreshing } = useApplicants();
  const held = { visibility: isTitled ? 'visible' : 'hidden' };
  const count = applicants.data?.length;
  const loading = applicants.isLoading && t('applicants.loading');

  if (isApiError(applicants.error) && applicants.error.status === 404) return <JobNotFound />;

  return (
    <Page
      title={title}
      subtitle={
        // Reserves a second line on phones, which some counts need, so that the page does not shift when they load.
        <Box component="span" sx={{ display: 'block', minHeight: { xs: '2lh', sm: 'auto' }, ...held }}>
          {[count === undefined ? loading : t('applicants.count', { count }), t('applicants.note')]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      }
      back={
        // On phones an icon: whether both texts fit in one line there depends on whether the font has loaded.
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
          <BackLink to="/posted-jobs">{t('applicants.back')}</BackLink>
          <Box sx={{ ...held, '& .MuiButton-root': iconOnPhones }}>
            <BusyButton
              variant="outlined"
              icon={<RefreshIcon />}
              isBusy={isRefreshing}
              onPress={() => void refresh()}
            >
              <Box component="span" sx={wordsFromTablets}>
                {t('applicants.refresh')}
              </Box>
            </BusyButton>
          </Box>
        </Stack>
      }
    >
      <Box sx={held}>
        <ApplicantList query={applicants} jobId={jobId} />
      </Box>
    </Page>
  );
}

/** The job does not exist, or not for this reader: the server does not say which. */
function JobNotFound() {
  const { t } = useTranslation('contracts');

  return (
    <Page title={t('titles.applicants')}>
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
