import type { AppStore } from '@plumbline/shared-api/store';
import type { AnyCall } from './outgoing';

/** Not for a hook: it goes on after its page. */
const UNTRACKED = { track: false } as const;

/**
 * Makes the call under its key, the same each time, so that the server does it once, whatever became of the answer.
 * Resolves with the call as it is kept where somebody takes its answer.
 */
export async function sendCall(
  { dispatch }: AppStore,
  call: AnyCall,
  files: readonly File[],
): Promise<AnyCall | undefined> {
  const key = call.clientMessageId;
  if ('jobPicture' in call) {
    const { jobPicturesApi } = await import('@plumbline/shared-api/job-pictures');
    const { sendJobPicture } = jobPicturesApi.endpoints;
    const [picture] = files;
    if (!picture) return undefined;
    const { data } = await dispatch(sendJobPicture.initiate({ picture, key }, UNTRACKED)).unwrap();
    const { files: _gone, ...rest } = call;
    return { ...rest, state: 'sent', jobPicture: { ...call.jobPicture, answer: data } };
  }
  if ('application' in call) {
    const { applicationsApi } = await import('@plumbline/shared-api/applications');
    const { apply } = applicationsApi.endpoints;
    await dispatch(apply.initiate({ ...call.application, key }, UNTRACKED)).unwrap();
  } else if ('work' in call) {
    const { submissionsApi } = await import('@plumbline/shared-api/submissions');
    const { submitWork } = submissionsApi.endpoints;
    await dispatch(submitWork.initiate({ ...call.work, files, key }, UNTRACKED)).unwrap();
  } else {
    const { portfoliosApi } = await import('@plumbline/shared-api/portfolios');
    const { savePortfolioItem } = portfoliosApi.endpoints;
    const { _id, input, pictures } = call.portfolioItem;
    const sides = Object.fromEntries(pictures.map((side, index) => [side, files[index]]));
    const item = { _id, input: { before: undefined, after: undefined, ...input, ...sides }, key };
    await dispatch(savePortfolioItem.initiate(item, UNTRACKED)).unwrap();
  }
  return undefined;
}
