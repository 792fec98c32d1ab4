import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useListSavedSearchesQuery } from '@plumbline/shared-api/saved-searches';
import { useSession } from '@plumbline/shared-api/session';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { BookmarkIcon, BookmarksIcon, NotificationsActiveIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import { activeFilters, type JobFilters, type JobSort } from '../job-search/job-filters';
import { findKept } from './saved-query';

type KeepSearchProps = { filters: JobFilters; sort: JobSort; onSave: () => void };

/** Keeps the search of the page, and leads to those that are kept. A visitor signs in first and comes back. */
export function KeepSearch({ filters, sort, onSave }: KeepSearchProps) {
  const { t } = useTranslation('jobs');
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const isSignedIn = status === 'authenticated';
  const { data } = useListSavedSearchesQuery(undefined, { skip: !isSignedIn });
  const hasFilters = activeFilters(filters).length > 0;
  const kept = findKept(data, { filters, sort });
  const newJobs = (data ?? []).reduce((sum, { newCount }) => sum + newCount, 0);
  const signIn = `/login?${new URLSearchParams({ returnTo: pathname + search }).toString()}`;

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', flexShrink: 0 }}>
      {isSignedIn && (
        <ButtonLink
          to="/saved-searches"
          startIcon={<BookmarksIcon />}
          endIcon={
            newJobs > 0 ? (
              <Chip size="small" color="secondary" label={t('savedSearches.new', { count: newJobs })} />
            ) : undefined
          }
        >
          {t('savedSearches.title')}
        </ButtonLink>
      )}
      {kept && (
        <Button variant="outlined" startIcon={<BookmarkIcon />} disabled>
          {t('savedSearches.kept')}
        </Button>
      )}
      {!kept && isSignedIn && (
        <Button
          variant="outlined"
          startIcon={<NotificationsActiveIcon />}
          disabled={!hasFilters}
          onClick={onSave}
        >
          {t('savedSearches.save')}
        </Button>
      )}
      {status === 'anonymous' && hasFilters && (
        <ButtonLink to={signIn} variant="outlined" startIcon={<NotificationsActiveIcon />}>
          {t('savedSearches.save')}
        </ButtonLink>
      )}
    </Stack>
  );
}
