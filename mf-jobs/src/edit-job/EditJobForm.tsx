import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUpdateJobMutation } from '@plumbline/shared-api/jobs';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { ContractForm } from '../contract-form/ContractForm';
import { contractOf, toJobChanges } from '../contract-form/contract-values';

/** The file as it is shown while the job is edited. */
function storedFile({ attachment, attachmentName, contractimage }: JobDetails) {
  if (attachment === null) return undefined;
  return { name: attachmentName ?? attachment, href: attachment, thumbnail: contractimage };
}

/** Changes a posted job, and then shows it. */
export function EditJobForm({ job: current }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [updateJob] = useUpdateJobMutation();
  // What is being edited stays as it was, though the job is read again meanwhile.
  const [job] = useState(current);

  return (
    <ContractForm
      draft={`edit-job:${job.postedBy._id}:${job._id}`}
      initial={contractOf(job)}
      stored={storedFile(job)}
      submitLabel={t('edit.submit')}
      failure={t('edit.failed')}
      save={async (contract, attachment) => {
        const { message } = await updateJob({
          id: job._id,
          changes: toJobChanges(contract, attachment),
        }).unwrap();
        return message || t('schema:success.jobUpdated');
      }}
      onSaved={() => void navigate(`/jobs/${job._id}`)}
    />
  );
}
