import { feedbacksApi } from '@plumbline/shared-api/feedbacks';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { usersApi } from '@plumbline/shared-api/users';
import { pageIn } from '@plumbline/shared-ui/address';
import { reviewsOnPage } from '../reviews/reviews-on-page';

export const load: PageLoader = async ({ params: { id = '' }, search, dispatch }) => {
  const { data: person } = await dispatch(usersApi.endpoints.getPublicProfile.initiate(id, ASKED_AHEAD));
  if (!person || person.reviewCount === 0) return;
  const asked = reviewsOnPage(person._id, pageIn(search, 'reviews'));
  await dispatch(feedbacksApi.endpoints.listFeedbacks.initiate(asked, ASKED_AHEAD));
};
