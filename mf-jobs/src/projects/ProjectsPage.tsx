import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useListProjectsQuery } from '@plumbline/shared-api/projects';
import { useMay } from '@plumbline/shared-api/session';
import { PROJECT_MAX } from '@plumbline/shared-schema/limits';
import type { Project } from '@plumbline/shared-schema/projects';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { CardList, Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { AddIcon } from '@plumbline/shared-ui/more-icons';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { ProjectCard } from './ProjectCard';

const ProjectDialog = lazily(() => import('../project-form/ProjectDialog'), 'ProjectDialog');

/** One's own projects, and those that are archived below them. */
export function ProjectsPage() {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const projects = useListProjectsQuery();
  const mayAdd = useMay('hire');
  // Not in the address: the page is left when it is done.
  const [isAdding, setAdding] = useState(false);
  const count = projects.data?.length ?? 0;
  const isFull = count >= PROJECT_MAX.projects;
  const add = mayAdd && <AddButton onAdd={() => setAdding(true)} />;

  return (
    <Page
      title={t('titles.projects')}
      subtitle={t('project.lead')}
      actions={
        <>
          <ButtonLink to="/posted-jobs" variant="outlined">
            {t('project.toJobs')}
          </ButtonLink>
          {count > 0 && !isFull && add}
        </>
      }
    >
      <QueryBoundary
        query={projects}
        errorMessage={t('project.loadAllFailed')}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('project.none')} description={t('project.noneHint')} action={add} />}
      >
        {(rows) => <Lists rows={rows} />}
      </QueryBoundary>
      {isFull && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {t('schema:errors.PROJECT_LIMIT')}
        </Typography>
      )}
      {isAdding && (
        <ProjectDialog
          onSaved={({ _id }) => void navigate(`/projects/${_id}`)}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('jobs');
  return (
    <Button variant="contained" startIcon={<AddIcon />} aria-haspopup="dialog" onClick={onAdd}>
      {t('project.add')}
    </Button>
  );
}

function Lists({ rows }: { rows: readonly Project[] }) {
  const { t } = useTranslation('jobs');
  const archived = rows.filter(({ archivedAt }) => archivedAt !== null);
  const open = rows.filter(({ archivedAt }) => archivedAt === null);
  return (
    <Stack spacing={3}>
      <CardList rows={open} label={t('titles.projects')}>
        {(project) => <ProjectCard project={project} heading="h2" />}
      </CardList>
      {archived.length > 0 && (
        <Stack component="section" spacing={2} aria-labelledby="archived-projects">
          <Typography id="archived-projects" variant="h5" component="h2">
            {t('project.archivedOnes')}
          </Typography>
          <CardList rows={archived}>{(project) => <ProjectCard project={project} heading="h3" />}</CardList>
        </Stack>
      )}
    </Stack>
  );
}
