import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useChangeApplicationMutation } from '@plumbline/shared-api/applications';
import type { Application, ApplyForm as Words } from '@plumbline/shared-schema/applications';
import type { Job } from '@plumbline/shared-schema/jobs';
import { useTry } from '@plumbline/shared-ui/action';
import { ApplicationForm } from './ApplicationForm';

type ChangeFormProps = { application: Application; job: Job };

/** What was sent, to be changed while nobody has answered it. */
export function ChangeForm({ application: current, job }: ChangeFormProps) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [changeApplication] = useChangeApplicationMutation();
  const attempt = useTry();
  // A refetch must not change what is being edited.
  const [application] = useState(current);
  const { _id: id, coverLetter, estimatedServiceCost, estimatedCompletionTime } = application;

  async function send(words: Words) {
    await attempt(changeApplication({ id, jobId: job._id, words }).unwrap(), {
      failed: t('apply.changeFailed'),
    });
    void navigate(`/jobs/${job._id}`);
  }

  return (
    <ApplicationForm
      job={job}
      draft={`application:${id}`}
      initial={{
        coverLetter,
        estimatedServiceCost: estimatedServiceCost ?? '',
        estimatedCompletionTime: estimatedCompletionTime ?? '',
      }}
      submitLabel={t('apply.change')}
      send={send}
    />
  );
}
