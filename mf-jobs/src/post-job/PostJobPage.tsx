import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCreateJobMutation } from '@plumbline/shared-api/jobs';
import { useGetProjectQuery } from '@plumbline/shared-api/projects';
import { useMay, useSession } from '@plumbline/shared-api/session';
import type { Project } from '@plumbline/shared-schema/projects';
import { useAddress } from '@plumbline/shared-ui/address';
import { TeamNotice } from '@plumbline/shared-ui/feedback';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { JobForm } from '../job-form/JobForm';
import { emptyJob, toJobBody } from '../job-form/job-values';

/** `?project=<id>`: the job is put into that project, and begins with its place. */
export function PostJobPage() {
  const { t } = useTranslation('jobs');
  const mayPost = useMay('hire');
  const projectId = useAddress().get('project');
  const project = useGetProjectQuery(projectId, { skip: projectId === '' || !mayPost });

  if (!mayPost)
    return (
      <Page title={t('titles.post')} width="narrow">
        <TeamNotice />
      </Page>
    );
  const lead = project.data ? t('project.postingInto', { name: project.data.name }) : t('post.lead');
  return (
    <Page title={t('titles.post')} subtitle={lead} width="aside">
      {projectId === '' ? (
        <NewJob />
      ) : (
        <QueryBoundary query={project} errorMessage={t('project.loadFailed')}>
          {(found) => <NewJob project={found} />}
        </QueryBoundary>
      )}
    </Page>
  );
}

function NewJob({ project }: { project?: Project }) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const navigate = useNavigate();
  const [createJob] = useCreateJobMutation();
  const postedJob = useRef<string>(undefined);
  const { place } = project ?? {};

  return (
    <JobForm
      draft={['post-contract', user?._id ?? '', ...(project ? [project._id] : [])].join(':')}
      initial={{
        ...emptyJob(user),
        ...(place && { jobLocation: { coordinates: place.coordinates }, city: place.city ?? '' }),
      }}
      submitLabel={t('post.submit')}
      failure={t('schema:failures.postJob')}
      save={async (job, attachment) => {
        const body = { ...toJobBody(job, attachment), ...(project && { projectId: project._id }) };
        const posted = await createJob(body).unwrap();
        postedJob.current = posted.data._id;
        return posted;
      }}
      onSaved={() =>
        void navigate(project ? `/projects/${project._id}` : '/', { state: { postedJob: postedJob.current } })
      }
    />
  );
}
