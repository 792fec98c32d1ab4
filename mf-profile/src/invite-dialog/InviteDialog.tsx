import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useListMyJobsQuery } from '@plumbline/shared-api/jobs';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Dialog, DialogContent, DialogTitle } from '@plumbline/shared-ui/dialogs';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { InviteForm } from './InviteForm';

type InviteDialogProps = { person: Pick<PublicUser, '_id' | 'fullName'>; onClose: () => void };

/** Asks for the job, one of the hirer's own that is open, and a message. */
export function InviteDialog({ person, onClose }: InviteDialogProps) {
  const { t } = useTranslation('profile');
  const query = useListMyJobsQuery();
  const jobs = query.data?.filter(({ status }) => status === 'open');
  const id = useId();

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('invite.title', { name: person.fullName })}
      </DialogTitle>
      <DialogContent>
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
      </DialogContent>
    </Dialog>
  );
}
