import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplyMutation } from '@plumbline/shared-api/applications';
import type { ApplyBody, ApplyForm as Words } from '@plumbline/shared-schema/applications';
import type { Job } from '@plumbline/shared-schema/jobs';
import { useTry } from '@plumbline/shared-ui/action';
import { ApplicationForm } from './ApplicationForm';

const BLANK: Words = { coverLetter: '', estimatedServiceCost: '', estimatedCompletionTime: '' };

type ApplyFormProps = {
  job: Job;
  userId: string | undefined;
  /** What was written before. */
  initial?: Words | undefined;
  /** Keeps it until there is a network. */
  onUnsent: (application: ApplyBody) => void;
  onApplied: () => void;
};

export function ApplyForm({ job, userId = '', initial = BLANK, onUnsent, onApplied }: ApplyFormProps) {
  const { t } = useTranslation('jobs');
  const [apply] = useApplyMutation();
  const attempt = useTry();

  // A second press may come after the answer and before the dialog.
  const isSent = useRef(false);

  async function send(words: Words) {
    if (isSent.current) return;
    if (!navigator.onLine) return onUnsent({ jobId: job._id, ...words });
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
      initial={initial}
      submitLabel={t('apply.submit')}
      send={send}
    />
  );
}
