import { useTranslation } from 'react-i18next';
import { useListSavedSearchesQuery } from '@plumbline/shared-api/saved-searches';
import { useMay, useSession } from '@plumbline/shared-api/session';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useSignInAddress } from '@plumbline/shared-ui/address';
import { BookmarkIcon, BookmarksIcon, NotificationsActiveIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import { activeFilters, type JobFilters, type JobSort } from '../job-search/job-filters';
import { findSaved } from './saved-query';

type KeepSearchProps = { filters: JobFilters; sort: JobSort; onSave: () => void };

const compact = { minWidth: 44, px: { xs: 1.25, md: 2 }, whiteSpace: 'nowrap' };

/** A visitor signs in first and comes back to save the search. */
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
    <Stack direction="row" sx={{ gap: 1, flexShrink: 0 }}>
      {isSignedIn && <SavedSearchesLink newCount={newJobs} />}
      {saved && (
        <Button variant="outlined" disabled aria-label={t('savedSearches.kept')} sx={compact}>
          <BookmarkIcon />
          <WideText>{t('savedSearches.kept')}</WideText>
        </Button>
      )}
      {!saved && isSignedIn && maySave && (
        <Button
          variant="outlined"
          disabled={!hasFilters}
          aria-label={t('savedSearches.save')}
          onClick={onSave}
          sx={compact}
        >
          <NotificationsActiveIcon />
          <WideText>{t('savedSearches.save')}</WideText>
        </Button>
      )}
      {status === 'anonymous' && hasFilters && (
        <ButtonLink to={signIn} variant="outlined" aria-label={t('savedSearches.save')} sx={compact}>
          <NotificationsActiveIcon />
          <WideText>{t('savedSearches.save')}</WideText>
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
    <ButtonLink to="/saved-searches" aria-label={name} title={name} sx={compact}>
      <BookmarksIcon />
      <WideText>{t('savedSearches.title')}</WideText>
      {/* Without it the words run together and are no part of the link's name. */ ' '}
      {newCount > 0 && <Chip size="small" color="secondary" label={newText} sx={{ ml: 1 }} />}
    </ButtonLink>
  );
}

/** Hidden where only the icon has room; the button's `aria-label` says the same. */
function WideText({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, ml: 1 }}>
      {children}
    </Box>
  );
}
