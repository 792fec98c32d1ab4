import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSavedSearchesQuery } from '@plumbline/shared-api/saved-searches';
import { BackLink, ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { SavedSearchCard } from './SavedSearchCard';

const SavedSearchDialogs = lazily(() => import('./SavedSearchDialogs'), 'SavedSearchDialogs');

export function SavedSearchesPage() {
  const { t } = useTranslation('jobs');
  const searches = useListSavedSearchesQuery();
  const dialog = useAddressDialog('dialog');
  const list = useRef<HTMLDivElement>(null);

  return (
    <Page
      title={t('savedSearches.title')}
      subtitle={t('savedSearches.subtitle')}
      back={<BackLink to="/jobs">{t('savedSearches.toSearch')}</BackLink>}
    >
      <Box ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
        <QueryBoundary
          query={searches}
          errorMessage={t('savedSearches.failed')}
          isEmpty={(rows) => rows.length === 0}
          empty={
            <EmptyState
              title={t('savedSearches.empty')}
              description={t('savedSearches.emptyHint')}
              action={
                <ButtonLink to="/jobs" variant="contained">
                  {t('savedSearches.start')}
                </ButtonLink>
              }
            />
          }
        >
          {(rows) => (
            <CardList rows={rows}>
              {(search) => <SavedSearchCard search={search} onDialog={dialog.open} />}
            </CardList>
          )}
        </QueryBoundary>
      </Box>
      {dialog.value !== null && (
        <SavedSearchDialogs
          rows={searches.data}
          asked={dialog.value}
          onClose={dialog.close}
          onDeleted={() => list.current?.focus({ preventScroll: true })}
        />
      )}
    </Page>
  );
}
