import { contentApi } from '@plumbline/shared-api/content';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';

export const load: PageLoader = ({ params: { slug = '' }, language, dispatch }) => {
  const { getArticle, listArticles } = contentApi.endpoints;
  return Promise.all([
    dispatch(getArticle.initiate({ slug, language }, ASKED_AHEAD)),
    dispatch(listArticles.initiate(language, ASKED_AHEAD)),
  ]);
};
