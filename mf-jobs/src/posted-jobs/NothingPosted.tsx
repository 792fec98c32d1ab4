import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { AddIcon, SearchIcon } from '@plumbline/shared-ui/icons';
import { SEARCH_ID } from './SearchBox';
import type { PostedJobsView } from './use-posted-jobs-view';

/** An empty list: nothing was posted yet, or nothing matches. */
export function NothingPosted({ view }: { view: PostedJobsView }) {
  const { t } = useTranslation('jobs');
  if (!view.isFiltered) {
    return (
      <EmptyState
        title={t('posted.empty')}
        description={t('posted.emptyHint')}
        action={
          <ButtonLink to="/post-contract" variant="contained" startIcon={<AddIcon />}>
            {t('posted.postFirst')}
          </ButtonLink>
        }
      />
    );
  }

  return (
    <EmptyState
      title={
        view.q === '' ? t(`posted.none.${view.status || 'open'}`) : t('posted.noMatch', { text: view.q })
      }
      icon={<SearchIcon />}
      action={
        <Button
          variant="outlined"
          onClick={() => {
            view.clear();
            document.getElementById(SEARCH_ID)?.focus();
          }}
        >
          {t('posted.clear')}
        </Button>
      }
    />
  );
}
