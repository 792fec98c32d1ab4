import { useTranslation } from 'react-i18next';
import { useListSavedSearchesQuery } from '@plumbline/shared-api/saved-searches';
import { useMay, useSession } from '@plumbline/shared-api/session';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useSignInAddress } from '@plumbline/shared-ui/address';
import { BookmarkIcon, BookmarksIcon, NotificationsActiveIcon } from '@plumbline/shared-ui/more-icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import { activeFilters, type JobFilters, type JobSort } from '../job-filters/job-filters';
import { findSaved } from './saved-query';

type KeepSearchProps = { filters: JobFilters; sort: JobSort; onSave: () => void };

/** On phones words without a picture, so that both have room beside each other. */
const compact = {
  minHeight: 44,
  px: { xs: 1.25, sm: 2 },
  gap: 1,
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  whiteSpace: { sm: 'nowrap' },
  '& > svg': { display: { xs: 'none', sm: 'block' } },
} as const;

/** Once something is searched for; a visitor signs in first and comes back to save the search. */
export function KeepSearch({ filters, sort, onSave }: KeepSearchProps) {
  const { t } = useTranslation('jobs');
  const { status } = useSession();
  const maySave = useMay('hire');
  const isSignedIn = status === 'authenticated';
  const { data } = useListSavedSearchesQuery(undefined, { skip: !isSignedIn });
  const hasFilters = activeFilters(filters).length > 0;
  const saved = findSaved(data, { filters, sort });
  const newJobs = (data ?? []).reduce((sum, { newCount }) => sum + newCount, 0);
  const signIn = useSignInAddress();

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', minWidth: 0 }}>
      {isSignedIn && <SavedSearchesLink newCount={newJobs} />}
      {saved && (
        <Button variant="outlined" disabled sx={compact}>
          <BookmarkIcon />
          {t('savedSearches.kept')}
        </Button>
      )}
      {!saved && isSignedIn && maySave && hasFilters && (
        <Button variant="outlined" onClick={onSave} sx={compact}>
          <NotificationsActiveIcon />
          {t('savedSearches.save')}
        </Button>
      )}
      {status === 'anonymous' && hasFilters && (
        <ButtonLink to={signIn} variant="outlined" sx={compact}>
          <NotificationsActiveIcon />
          {t('savedSearches.save')}
        </ButtonLink>
      )}
    </Stack>
  );
}

function SavedSearchesLink({ newCount }: { newCount: number }) {
  const { t } = useTranslation('jobs');
  const newText = t('savedSearches.new', { count: newCount });
  const name = [t('savedSearches.title'), newCount > 0 && newText].filter(Boolean).join(', ');
  return (
    <ButtonLink to="/saved-searches" aria-label={name} sx={{ ...compact, ml: { xs: -1.25, sm: 0 } }}>
      <BookmarksIcon />
      {t('savedSearches.title')}
      {/* Without it the words run together and are no part of the link's name. */ ' '}
      {newCount > 0 && <Chip size="small" color="secondary" label={newText} />}
    </ButtonLink>
  );
}
