import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import { useMay, useSession } from '@plumbline/shared-api/session';
import { canEditJob } from '@plumbline/shared-schema/policies';
import { BackLink, ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { TeamNotice } from '@plumbline/shared-ui/feedback';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { EditJobForm } from './EditJobForm';

export function EditJobPage() {
  const { t } = useTranslation('jobs');
  const { jobId = '' } = useParams();
  const { user } = useSession();
  const mayEdit = useMay('hire');
  const job = useGetJobQuery(jobId);
  const notYours = (
    <EmptyState
      title={t('edit.notYours')}
      description={t('edit.notYoursHint')}
      action={
        <ButtonLink to="/posted-jobs" variant="contained">
          {t('edit.toPosted')}
        </ButtonLink>
      }
    />
  );

  return (
    <Page
      title={t('titles.edit')}
      subtitle={job.data?.title}
      width="aside"
      back={<BackLink to="/posted-jobs">{t('edit.toPosted')}</BackLink>}
    >
      <QueryBoundary
        query={job}
        loadingLabel={t('details.loading')}
        errorMessage={t('schema:failures.jobDetails')}
        notFound={notYours}
        isEmpty={(found) => !canEditJob(user, found)}
        empty={notYours}
      >
        {(found) => (mayEdit ? <EditJobForm key={found._id} job={found} /> : <TeamNotice />)}
      </QueryBoundary>
    </Page>
  );
}
