import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useListQuestionsQuery } from '@plumbline/shared-api/questions';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import type { Question } from '@plumbline/shared-schema/questions';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { CardList, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { AskPlace } from './AskPlace';
import { JobQuestion } from './JobQuestion';
import { isWaiting, QUESTIONS_ID } from './waiting';

const SHOWN_AT_FIRST = 5;
const QUESTION_HEIGHT = 96;
/** The page's header and the section's heading. */
const SCROLLED_BELOW = 144;

/** What contractors have asked about the job, with the answers; its hirer sees first what waits for one. */
export function JobQuestions({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const questions = useListQuestionsQuery(job._id);
  const place = useIsNamed(questions.isSuccess);

  return (
    <Stack ref={place} id={QUESTIONS_ID} spacing={2.5} sx={{ scrollMarginTop: SCROLLED_BELOW }}>
      <QueryBoundary
        query={questions}
        loadingLabel={t('questions.loading')}
        skeleton={<Skeleton variant="rounded" height={QUESTION_HEIGHT} />}
        errorMessage={t('schema:failures.loadData')}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <Typography color="text.secondary">
            {t(job.viewer.isOwner ? 'questions.noneOfYours' : 'questions.none')}
          </Typography>
        }
      >
        {(rows) => <Questions job={job} rows={rows} />}
      </QueryBoundary>
      <AskPlace job={job} questions={questions.data} />
    </Stack>
  );
}

function Questions({ job, rows }: { job: JobDetails; rows: Question[] }) {
  const { t } = useTranslation('jobs');
  const [isWhole, setWhole] = useState(false);
  const waiting = rows.filter(isWaiting);
  const ordered = job.viewer.isOwner ? [...waiting, ...rows.filter((row) => !isWaiting(row))] : rows;
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN_AT_FIRST);
  const more = ordered.length - shown.length;

  return (
    <div>
      {job.viewer.isOwner && waiting.length > 0 && (
        <Typography sx={{ mb: 2, fontWeight: 600 }}>
          {t('questions.waiting', { count: waiting.length })}
        </Typography>
      )}
      <CardList label={t('questions.title')} rows={shown} spacing={3}>
        {(question) => <JobQuestion job={job} question={question} />}
      </CardList>
      {more > 0 && (
        <Button sx={{ mt: 1.5, ...flushStart }} onClick={() => setWhole(true)}>
          {t('questions.showAll', { count: more })}
        </Button>
      )}
    </div>
  );
}

/** Scrolls to the element that the address names, once it has its content. */
function useIsNamed(isThere: boolean) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isNamed = isThere && hash === `#${QUESTIONS_ID}`;
  useEffect(() => {
    if (isNamed) place.current?.scrollIntoView();
  }, [isNamed]);
  return place;
}
