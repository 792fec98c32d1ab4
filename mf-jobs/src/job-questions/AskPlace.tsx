import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { QUESTIONS_WAITING_MAX } from '@plumbline/shared-schema/limits';
import { isContractor } from '@plumbline/shared-schema/policies';
import type { Question } from '@plumbline/shared-schema/questions';
import { Button } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Typography } from '@plumbline/shared-ui/text';
import { isWaiting } from './waiting';

const QuestionForm = lazily(() => import('./QuestionForm'), 'QuestionForm');

type AskPlaceProps = { job: JobDetails; questions: Question[] | undefined };

/** Where contractors ask while the job is open. A visitor signs in first, and finds what they typed afterwards. */
export function AskPlace({ job, questions = [] }: AskPlaceProps) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const form = useAddressDialog('ask');
  const mayAsk = !user || (isContractor(user.userType) && !job.viewer.isOwner);
  if (job.status !== 'open' || !mayAsk) return null;

  const isMine = ({ asker }: Question) => asker._id === user?._id;
  if (questions.filter((row) => isMine(row) && isWaiting(row)).length >= QUESTIONS_WAITING_MAX)
    return <Typography color="text.secondary">{t('schema:errors.QUESTION_LIMIT')}</Typography>;
  if (form.isOpen) return <QuestionForm jobId={job._id} onClose={form.close} />;
  return (
    <div>
      <Button variant="outlined" onClick={() => form.open()}>
        {t('questions.ask')}
      </Button>
    </div>
  );
}
