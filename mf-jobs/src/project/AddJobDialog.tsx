import { useTranslation } from 'react-i18next';
import { useListMyJobsQuery } from '@plumbline/shared-api/jobs';
import { useListProjectsQuery, usePutJobIntoProjectMutation } from '@plumbline/shared-api/projects';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { useTry } from '@plumbline/shared-ui/action';
import { DialogForm, TitledDialog } from '@plumbline/shared-ui/dialogs';
import { SelectField, useZodForm } from '@plumbline/shared-ui/Form';
import { titleCase } from '@plumbline/shared-ui/format';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';

type AddJobDialogProps = { id: string; onClose: () => void };

/** Moves one of one's own jobs, which is in no project yet, into this one. */
export function AddJobDialog({ id, onClose }: AddJobDialogProps) {
  const { t } = useTranslation('jobs');
  const jobs = useListMyJobsQuery();
  const projects = useListProjectsQuery();
  const taken = new Set(projects.data?.flatMap(({ jobIds }) => jobIds));
  const free = projects.data && jobs.data?.filter(({ _id }) => !taken.has(_id));
  const failed = projects.error === undefined ? jobs : projects;
  return (
    <TitledDialog title={t('project.moveIn')} onClose={onClose}>
      <QueryBoundary
        query={{ ...failed, data: free }}
        errorMessage={t('schema:failures.loadJobs')}
        isEmpty={(rows) => rows.length === 0}
        empty={<Typography>{t('project.noFreeJobs')}</Typography>}
      >
        {(rows) => <Choice id={id} rows={rows} onClose={onClose} />}
      </QueryBoundary>
    </TitledDialog>
  );
}

function Choice({ id, rows, onClose }: AddJobDialogProps & { rows: readonly OwnJob[] }) {
  const { t } = useTranslation('jobs');
  const [putIn] = usePutJobIntoProjectMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('../project-form/project-schema')).chosenJobSchema,
    defaultValues: { jobId: '' },
  });
  return (
    <DialogForm
      form={form}
      onSubmit={({ jobId }) => attempt(putIn({ id, jobId }).unwrap(), { failed: t('project.moveInFailed') })}
      submit={t('project.moveInSubmit')}
      onClose={onClose}
    >
      <SelectField
        name="jobId"
        label={t('project.job')}
        options={rows.map(({ _id, title }) => ({ value: _id, label: titleCase(title) }))}
      />
    </DialogForm>
  );
}
