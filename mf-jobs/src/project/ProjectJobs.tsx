import { useTranslation } from 'react-i18next';
import { useTakeJobOutOfProjectMutation } from '@plumbline/shared-api/projects';
import type { ProjectDetails, ProjectJob } from '@plumbline/shared-schema/projects';
import { useAction, useKeptFocus } from '@plumbline/shared-ui/action';
import { MoreMenu } from '@plumbline/shared-ui/cards';
import { titleCase } from '@plumbline/shared-ui/format';
import { CardList, Stack } from '@plumbline/shared-ui/layout';
import { MenuAction, MenuLink } from '@plumbline/shared-ui/menus';
import { Typography } from '@plumbline/shared-ui/text';
import { editAddress } from '../own-job/addresses';
import { ProjectJobCard } from './ProjectJobCard';

type ProjectJobsProps = { project: ProjectDetails; mayChange: boolean };

/** In the order they came in. */
export function ProjectJobs({ project: { _id, jobs }, mayChange }: ProjectJobsProps) {
  const { t } = useTranslation('jobs');
  // The card that was taken out is gone, with its menu.
  const title = useKeptFocus<HTMLHeadingElement>(jobs.length);
  return (
    <Stack component="section" spacing={2} aria-labelledby="project-jobs">
      <Typography id="project-jobs" ref={title} tabIndex={-1} variant="h4" component="h2">
        {t('project.jobsTitle')}
      </Typography>
      {jobs.length === 0 && <Typography color="text.secondary">{t('project.noJobs')}</Typography>}
      <CardList rows={jobs} isOrdered>
        {(job) => <ProjectJobCard job={job} more={mayChange && <JobMenu id={_id} job={job} />} />}
      </CardList>
    </Stack>
  );
}

function JobMenu({ id, job }: { id: string; job: ProjectJob }) {
  const { t } = useTranslation('jobs');
  const [takeOut] = useTakeJobOutOfProjectMutation();
  const run = useAction();
  return (
    <MoreMenu label={t('own.more', { title: titleCase(job.title) })}>
      <MenuLink to={editAddress(job)}>{t('own.edit')}</MenuLink>
      <MenuAction
        onSelect={() =>
          void run(takeOut({ id, jobId: job._id }).unwrap(), {
            failed: t('project.takeOutFailed'),
            isDone: ({ code }) => code === 'JOB_NOT_FOUND',
          })
        }
      >
        {t('project.takeOut')}
      </MenuAction>
    </MoreMenu>
  );
}
