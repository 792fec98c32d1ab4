import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMay } from '@plumbline/shared-api/session';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { EditIcon, GroupIcon } from '@plumbline/shared-ui/more-icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { WaitingLink } from '../job-questions/WaitingLink';
import { applicantsAddress, editAddress, repeatAddress } from '../own-job/addresses';
import { RecurrenceMark } from '../own-job/RecurrenceMark';

const RemoveDialog = lazily(() => import('../own-job/RemoveDialog'), 'RemoveDialog');

export function OwnerActions({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const mayChange = useMay('hire');

  return (
    <Stack spacing={1.5}>
      <ButtonLink
        to={applicantsAddress(job)}
        variant="contained"
        size="large"
        fullWidth
        startIcon={<GroupIcon />}
      >
        {t('details.viewApplications', { count: job.applications ?? 0 })}
      </ButtonLink>
      {mayChange && <WaitingLink jobId={job._id} />}
      {mayChange && (
        <ButtonLink to={editAddress(job)} variant="outlined" size="large" fullWidth startIcon={<EditIcon />}>
          {t('details.edit')}
        </ButtonLink>
      )}
      {mayChange && (
        <ButtonLink to={repeatAddress(job)} variant="outlined" size="large" fullWidth>
          {t('recurring.repeat')}
        </ButtonLink>
      )}
      {job.recurrence && <RecurrenceMark recurrence={job.recurrence} />}
      {mayChange && <RemoveButton job={job} />}
    </Stack>
  );
}

/** A deleted job has no page, so its owner is led to the jobs that are left. */
function RemoveButton({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  return (
    <>
      <Button size="large" fullWidth onClick={() => setAsking(true)}>
        {t('own.removeConfirm')}
      </Button>
      {isAsking && (
        <RemoveDialog
          job={job}
          onRemoved={() => void navigate('/posted-jobs', { replace: true })}
          onDismiss={() => setAsking(false)}
        />
      )}
    </>
  );
}
