import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay, useSession } from '@plumbline/shared-api/session';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import type { Question } from '@plumbline/shared-schema/questions';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { isWaiting } from './waiting';

const WithdrawQuestionDialog = lazily(() => import('./WithdrawQuestionDialog'), 'WithdrawQuestionDialog');
const ReportQuestion = lazily(() => import('./ReportQuestion'), 'ReportQuestion');

const DIALOGS = ['withdraw', 'question', 'answer'] as const;
type DialogName = (typeof DIALOGS)[number];
const OPENED_BY = {
  withdraw: 'questions.withdraw.open',
  question: 'questions.report.question',
  answer: 'questions.report.answer',
} as const;
const LOOK = { ...flushStart, minHeight: 44 };

type QuestionActionsProps = {
  job: JobDetails;
  question: Question;
  /** Opens the hirer's form; `undefined` for everybody else. */
  onAnswer: (() => void) | undefined;
};

/** What somebody signed in can do about a question: answer it, take it back, report it or its answer. */
export function QuestionActions({ job, question, onAnswer }: QuestionActionsProps) {
  const { t } = useTranslation('jobs');
  const names = useOffered(job, question);
  const [open, setOpen] = useState<DialogName>();
  const key = { jobId: job._id, questionId: question._id };
  const close = () => setOpen(undefined);

  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3 }}>
        {onAnswer && (
          <Button size="small" sx={LOOK} onClick={onAnswer}>
            {t(question.answer === null ? 'questions.write' : 'questions.change')}
          </Button>
        )}
        {names.map((name) => (
          <Button key={name} size="small" sx={LOOK} onClick={() => setOpen(name)}>
            {t(OPENED_BY[name])}
          </Button>
        ))}
      </Stack>
      {open === 'withdraw' && <WithdrawQuestionDialog {...key} onClose={close} />}
      {(open === 'question' || open === 'answer') && (
        <ReportQuestion reported={{ ...key, part: open }} onClose={close} />
      )}
    </>
  );
}

/** What this reader can open; nobody reports their own words. */
function useOffered(job: JobDetails, question: Question): DialogName[] {
  const { user } = useSession();
  const mayReport = useMay('hire');
  const isMine = question.asker._id === user?._id;
  const isOffered: Record<DialogName, boolean> = {
    withdraw: isMine && isWaiting(question),
    question: mayReport && !isMine,
    answer: mayReport && question.answer !== null && !job.viewer.isOwner,
  };
  return DIALOGS.filter((name) => isOffered[name]);
}
