import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay, useSession } from '@plumbline/shared-api/session';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { Question } from '@plumbline/shared-schema/questions';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { ExpandableText, PersonAvatar, ProfileLink, Typography } from '@plumbline/shared-ui/text';
import { QuestionActions } from './QuestionActions';
import { isWaiting } from './waiting';

const QuestionForm = lazily(() => import('./QuestionForm'), 'QuestionForm');

type JobQuestionProps = { job: JobDetails; question: Question };

export function JobQuestion({ job, question }: JobQuestionProps) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const mayHire = useMay('hire');
  const [isWriting, setWriting] = useState(false);
  const { asker, text, answer, createdAt } = question;
  const mayAnswer = job.viewer.isOwner && mayHire && !question.isAnswerHidden;

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <PersonAvatar name={asker.fullName} src={asker.profile} size={36} />
        <Stack sx={{ minWidth: 0 }}>
          <ProfileLink person={asker} color="inherit" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {asker.fullName}
          </ProfileLink>
          <Instant at={createdAt} />
        </Stack>
      </Stack>
      <Words text={text} />
      {isWriting ? (
        <QuestionForm jobId={job._id} answered={question} onClose={() => setWriting(false)} />
      ) : (
        <>
          {answer && <Answer answer={answer} name={displayName(job.postedBy)} />}
          {question.isAnswerHidden && <Note text={t('questions.answerHidden')} />}
          {isWaiting(question) && !mayAnswer && <Note text={t('questions.unanswered')} />}
          {user && (
            <QuestionActions
              job={job}
              question={question}
              onAnswer={mayAnswer ? () => setWriting(true) : undefined}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function Answer({ answer, name }: { answer: NonNullable<Question['answer']>; name: string }) {
  const { t } = useTranslation('jobs');
  const label = t('questions.answerOf', { name });
  return (
    <Stack
      role="group"
      aria-label={label}
      spacing={0.5}
      sx={{ borderLeft: 2, borderColor: 'divider', paddingInlineStart: 2 }}
    >
      <Stack direction="row" useFlexGap sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Typography variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        <Instant at={answer.createdAt} />
        {answer.editedAt !== null && (
          <Typography variant="body2" color="text.secondary">
            {t('questions.edited')}
          </Typography>
        )}
      </Stack>
      <Words text={answer.text} />
    </Stack>
  );
}

function Words({ text }: { text: string }) {
  return (
    <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
      <ExpandableText text={text} />
    </Box>
  );
}

function Instant({ at }: { at: string }) {
  const { date } = useFormat();
  return (
    <Typography component="time" variant="body2" color="text.secondary" dateTime={at}>
      {date(at)}
    </Typography>
  );
}

function Note({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="text.secondary">
      {text}
    </Typography>
  );
}
