import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUpdateJobMutation } from '@plumbline/shared-api/jobs';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { JobForm } from '../job-form/JobForm';
import { isPicture } from '../job-form/is-picture';
import { draftOf, toJobChanges } from '../job-form/job-values';

function storedFile({ attachment, attachmentName, attachmentType }: JobDetails) {
  if (attachment === null || isPicture(attachmentType)) return undefined;
  return { name: attachmentName ?? attachment, href: attachment };
}

export function EditJobForm({ job: current }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [updateJob] = useUpdateJobMutation();
  // A refetch must not change what is being edited.
  const [job] = useState(current);

  return (
    <JobForm
      draft={`edit-job:${job.postedBy._id}:${job._id}`}
      initial={draftOf(job)}
      stored={storedFile(job)}
      submitLabel={t('edit.submit')}
      failure={t('edit.failed')}
      save={(changed, attachment) =>
        updateJob({ id: job._id, changes: toJobChanges(changed, attachment) }).unwrap()
      }
      onSaved={() => void navigate(`/jobs/${job._id}`)}
    />
  );
}
