import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCreateJobMutation } from '@plumbline/shared-api/jobs';
import { useMay, useSession } from '@plumbline/shared-api/session';
import { TeamNotice } from '@plumbline/shared-ui/feedback';
import { Page } from '@plumbline/shared-ui/Page';
import { JobForm } from '../job-form/JobForm';
import { emptyJob, toJobBody } from '../job-form/job-values';

export function PostJobPage() {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const navigate = useNavigate();
  const [createJob] = useCreateJobMutation();
  const mayPost = useMay('hire');
  const postedJob = useRef<string>(undefined);

  if (!mayPost)
    return (
      <Page title={t('titles.post')} width="narrow">
        <TeamNotice />
      </Page>
    );
  return (
    <Page title={t('titles.post')} subtitle={t('post.lead')} width="aside">
      <JobForm
        draft={`post-contract:${user?._id ?? ''}`}
        initial={emptyJob(user)}
        submitLabel={t('post.submit')}
        failure={t('schema:failures.postJob')}
        save={async (job, attachment) => {
          const posted = await createJob(toJobBody(job, attachment)).unwrap();
          postedJob.current = posted.data._id;
          return posted;
        }}
        onSaved={() => void navigate('/', { state: { postedJob: postedJob.current } })}
      />
    </Page>
  );
}
