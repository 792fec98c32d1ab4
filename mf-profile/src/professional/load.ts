import { directoryApi } from '@plumbline/shared-api/directory';
import { feedbacksApi } from '@plumbline/shared-api/feedbacks';
import { readSessionState } from '@plumbline/shared-api/session';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { usersApi } from '@plumbline/shared-api/users';
import { pageIn } from '@plumbline/shared-ui/address';
import { reviewsOnPage } from '../reviews/reviews-on-page';

export const load: PageLoader = async ({ params: { id = '' }, search, dispatch }) => {
  const { data: person } = await dispatch(usersApi.endpoints.getPublicProfile.initiate(id, ASKED_AHEAD));
  if (!person) return;
  const isVisitor = dispatch((_dispatch, getState) => readSessionState(getState()).status === 'anonymous');
  const asked = reviewsOnPage(person._id, pageIn(search, 'reviews'));
  await Promise.all([
    isVisitor &&
      person.userType === 'contractor' &&
      dispatch(directoryApi.endpoints.getProfileSummary.initiate(person._id, ASKED_AHEAD)),
    person.reviewCount > 0 && dispatch(feedbacksApi.endpoints.listFeedbacks.initiate(asked, ASKED_AHEAD)),
  ]);
};
