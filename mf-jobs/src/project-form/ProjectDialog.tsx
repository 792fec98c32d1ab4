import { useTranslation } from 'react-i18next';
import { useSaveProjectMutation } from '@plumbline/shared-api/projects';
import { PROJECT_MAX } from '@plumbline/shared-schema/limits';
import type { Project } from '@plumbline/shared-schema/projects';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { MoneyField, TextAreaField, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import type { ProjectFormValues } from './project-schema';
import { ProjectPlace } from './ProjectPlace';

const ABOUT_ROWS = 3;

const EMPTY: ProjectFormValues = { name: '', about: '', budget: '', point: null, city: '' };
const valuesOf = ({ name, about, money, place }: Project): ProjectFormValues => ({
  name,
  about,
  budget: money.budget,
  point: place && { coordinates: place.coordinates },
  city: place?.city ?? '',
});

type ProjectDialogProps = {
  /** Absent: a new one. */
  project?: Project;
  onSaved?: (project: Project) => void;
  onClose: () => void;
};

export function ProjectDialog({ project, onSaved, onClose }: ProjectDialogProps) {
  const { t } = useTranslation('jobs');
  const [save] = useSaveProjectMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('./project-schema')).projectFormSchema,
    defaultValues: project ? valuesOf(project) : EMPTY,
  });

  return (
    <FormDialog
      title={t(project ? 'project.changeTitle' : 'project.newTitle')}
      form={form}
      onSubmit={async ({ point, city, ...rest }) => {
        const body = { ...rest, place: point && { ...point, city: city || undefined } };
        const { data } = await attempt(save({ id: project?._id, body }).unwrap(), {
          failed: t('project.saveFailed'),
        });
        onSaved?.(data);
      }}
      submit={t('project.save')}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('project.name')}
        helperText={t('project.nameHint')}
        maxLength={PROJECT_MAX.name}
        autoComplete="off"
      />
      <TextAreaField
        name="about"
        label={t('project.about')}
        isOptional
        rows={ABOUT_ROWS}
        maxLength={PROJECT_MAX.about}
      />
      <MoneyField name="budget" label={t('project.budget')} helperText={t('project.budgetHint')} />
      <ProjectPlace />
    </FormDialog>
  );
}
