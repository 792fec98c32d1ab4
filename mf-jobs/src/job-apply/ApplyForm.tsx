import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplyMutation } from '@plumbline/shared-api/applications';
import type { ApplyForm as Words } from '@plumbline/shared-schema/applications';
import type { Job } from '@plumbline/shared-schema/jobs';
import { useTry } from '@plumbline/shared-ui/action';
import { ApplicationForm } from './ApplicationForm';

const BLANK: Words = { coverLetter: '', estimatedServiceCost: '', estimatedCompletionTime: '' };

type ApplyFormProps = {
  job: Job;
  userId: string | undefined;
  onApplied: () => void;
};

export function ApplyForm({ job, userId = '', onApplied }: ApplyFormProps) {
  const { t } = useTranslation('jobs');
  const [apply] = useApplyMutation();
  const attempt = useTry();

  // A second press may come after the answer and before the dialog.
  const isSent = useRef(false);

  async function send(words: Words) {
    if (isSent.current) return;
    await attempt(apply({ jobId: job._id, ...words }).unwrap(), {
      failed: t('schema:failures.unexpected'),
      offline: t('schema:failures.apply'),
    });
    isSent.current = true;
    onApplied();
  }

  return (
    <ApplicationForm
      job={job}
      draft={`apply:${userId}:${job._id}`}
      initial={BLANK}
      submitLabel={t('apply.submit')}
      send={send}
    />
  );
}
