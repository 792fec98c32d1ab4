import { directoryApi } from '@plumbline/shared-api/directory';
import { feedbacksApi } from '@plumbline/shared-api/feedbacks';
import { jobsApi } from '@plumbline/shared-api/jobs';
import { questionsApi } from '@plumbline/shared-api/questions';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { firstReviewsOf } from './first-reviews';

/** Who the client is, is known with the job only. */
export const load: PageLoader = async ({ params: { jobId = '' }, dispatch }) => {
  const questions = dispatch(questionsApi.endpoints.listQuestions.initiate(jobId, ASKED_AHEAD));
  const { data: job } = await dispatch(jobsApi.endpoints.getJob.initiate(jobId, ASKED_AHEAD));
  if (!job) return;
  const { _id } = job.postedBy;
  await Promise.all([
    questions,
    dispatch(directoryApi.endpoints.getClientHistory.initiate(_id, ASKED_AHEAD)),
    dispatch(feedbacksApi.endpoints.listFeedbacks.initiate(firstReviewsOf(_id), ASKED_AHEAD)),
  ]);
};
