import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetProjectQuery } from '@plumbline/shared-api/projects';
import { useMay } from '@plumbline/shared-api/session';
import type { ProjectDetails } from '@plumbline/shared-schema/projects';
import { BackLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { ProjectActions } from './ProjectActions';
import { ProjectBudget } from './ProjectBudget';
import { ProjectChats } from './ProjectChats';
import { ProjectDates } from './ProjectDates';
import { ProjectJobs } from './ProjectJobs';

/** One project for its hirer: money, jobs, conversations, dates. What is archived can only be read. */
export function ProjectPage() {
  const { t } = useTranslation('jobs');
  const { projectId = '' } = useParams();
  const project = useGetProjectQuery(projectId);
  const mayHire = useMay('hire');

  return (
    <Page
      title={project.data?.name ?? t('titles.project')}
      back={<BackLink to="/projects">{t('project.toAll')}</BackLink>}
      subtitle={project.data?.place?.city}
      actions={mayHire && project.data && <ProjectActions project={project.data} />}
    >
      <QueryBoundary
        query={project}
        errorMessage={t('project.loadFailed')}
        notFound={<EmptyState title={t('schema:errors.PROJECT_NOT_FOUND')} />}
      >
        {(data) => <Sections project={data} mayHire={mayHire} />}
      </QueryBoundary>
    </Page>
  );
}

function Sections({ project, mayHire }: { project: ProjectDetails; mayHire: boolean }) {
  const { t } = useTranslation('jobs');
  const isArchived = project.archivedAt !== null;
  return (
    <Stack spacing={3}>
      {isArchived && <Alert severity="info">{t('project.isArchived')}</Alert>}
      {project.about !== '' && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{project.about}</Typography>
      )}
      <ProjectBudget money={project.money} />
      <ProjectJobs project={project} mayChange={mayHire && !isArchived} />
      <ProjectChats project={project} />
      <ProjectDates jobs={project.jobs} />
    </Stack>
  );
}
