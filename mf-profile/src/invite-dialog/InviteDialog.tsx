import { useTranslation } from 'react-i18next';
import { useCreateInviteMutation } from '@plumbline/shared-api/invites';
import { useListMyJobsQuery } from '@plumbline/shared-api/jobs';
import type { InviteForm as Values } from '@plumbline/shared-schema/invites';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { INVITE_MESSAGE_MAX } from '@plumbline/shared-schema/limits';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { useTry } from '@plumbline/shared-ui/action';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { DialogForm, TitledDialog } from '@plumbline/shared-ui/dialogs';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { SelectField, TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';
import { titleCase } from '@plumbline/shared-ui/format';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';

type InviteDialogProps = { person: Pick<PublicUser, '_id' | 'fullName'>; onClose: () => void };

/** Asks for the job, one of the hirer's own that is open, and a message. */
export function InviteDialog({ person, onClose }: InviteDialogProps) {
  const { t } = useTranslation('profile');
  const query = useListMyJobsQuery();
  const jobs = query.data?.filter(({ status }) => status === 'open');

  return (
    <TitledDialog title={t('invite.title', { name: person.fullName })} onClose={onClose}>
      <QueryBoundary
        query={{ ...query, data: jobs }}
        skeleton={<Skeleton variant="rounded" height={240} />}
        errorMessage={t('schema:failures.loadJobs')}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState
            title={t('invite.noJobs')}
            description={t('invite.noJobsText')}
            action={
              <ButtonLink to="/post-contract" variant="contained">
                {t('professional.post')}
              </ButtonLink>
            }
          />
        }
      >
        {(rows) => <InviteForm jobs={rows} contractorId={person._id} onClose={onClose} />}
      </QueryBoundary>
    </TitledDialog>
  );
}

type InviteFormProps = { jobs: readonly OwnJob[]; contractorId: string; onClose: () => void };

function InviteForm({ jobs, contractorId, onClose }: InviteFormProps) {
  const { t } = useTranslation('profile');
  const [createInvite] = useCreateInviteMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/invites')).inviteFormSchema,
    defaultValues: { jobId: jobs.length === 1 ? (jobs[0]?._id ?? '') : '', message: '' } satisfies Values,
    mode: 'onSubmit',
  });

  return (
    <DialogForm
      form={form}
      label={t('invite.open')}
      onSubmit={(values) =>
        attempt(createInvite({ contractorId, ...values }).unwrap(), { failed: t('ui:form.failed') })
      }
      submit={t('invite.send')}
      onClose={onClose}
    >
      <SelectField
        name="jobId"
        label={t('invite.job')}
        options={jobs.map(({ _id, title }) => ({ value: _id, label: titleCase(title) }))}
      />
      <TextAreaField
        name="message"
        label={t('invite.message')}
        helperText={t('invite.messageHint')}
        maxLength={INVITE_MESSAGE_MAX}
        isOptional
      />
    </DialogForm>
  );
}
