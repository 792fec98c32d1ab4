import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useArchiveProjectMutation, useDeleteProjectMutation } from '@plumbline/shared-api/projects';
import type { ProjectDetails } from '@plumbline/shared-schema/projects';
import { useAction, useTry } from '@plumbline/shared-ui/action';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { pathWith, useAddressDialog } from '@plumbline/shared-ui/address';
import { MoreMenu } from '@plumbline/shared-ui/cards';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { lazily } from '@plumbline/shared-ui/lazy';
import { MenuAction } from '@plumbline/shared-ui/menus';
import { AddIcon } from '@plumbline/shared-ui/more-icons';

const ProjectDialog = lazily(() => import('../project-form/ProjectDialog'), 'ProjectDialog');
const AddJobDialog = lazily(() => import('./AddJobDialog'), 'AddJobDialog');

/** What can be done with a project; an archived one is reopened first. */
export function ProjectActions({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation('jobs');
  const { _id: id, name, archivedAt } = project;
  const isArchived = archivedAt !== null;
  const dialog = useAddressDialog('dialog');
  // Not in the address: the page is left when it is done.
  const [isAsking, setAsking] = useState(false);
  const [archive] = useArchiveProjectMutation();
  const run = useAction();
  const move = () =>
    void run(archive({ id, isArchived: !isArchived }).unwrap(), { failed: t('project.saveFailed') });

  return (
    <>
      {!isArchived && (
        <>
          <ButtonLink
            to={pathWith('/post-contract', { project: id })}
            variant="contained"
            startIcon={<AddIcon />}
          >
            {t('project.addJob')}
          </ButtonLink>
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => dialog.open('job')}>
            {t('project.moveIn')}
          </Button>
        </>
      )}
      {isArchived && (
        <Button variant="outlined" onClick={move}>
          {t('project.reopen')}
        </Button>
      )}
      <MoreMenu label={t('own.more', { title: name })}>
        {!isArchived && <MenuAction onSelect={() => dialog.open('edit')}>{t('own.edit')}</MenuAction>}
        {!isArchived && <MenuAction onSelect={move}>{t('project.archive')}</MenuAction>}
        <MenuAction onSelect={() => setAsking(true)}>{t('own.remove')}</MenuAction>
      </MoreMenu>
      {!isArchived && dialog.value === 'edit' && <ProjectDialog project={project} onClose={dialog.close} />}
      {!isArchived && dialog.value === 'job' && <AddJobDialog id={id} onClose={dialog.close} />}
      {isAsking && <DeleteQuestion project={project} onClose={() => setAsking(false)} />}
    </>
  );
}

function DeleteQuestion({ project, onClose }: { project: ProjectDetails; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [remove] = useDeleteProjectMutation();
  const attempt = useTry();
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('own.removeTitle', { title: project.name })}
      text={t('project.removeText')}
      confirmLabel={t('project.remove')}
      onConfirm={async () => {
        await attempt(remove(project._id).unwrap(), {
          failed: t('project.removeFailed'),
          isDone: ({ status }) => status === 404,
        });
        void navigate('/projects', { replace: true });
      }}
      onClose={onClose}
    />
  );
}
