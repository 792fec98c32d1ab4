import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSavedSearchesQuery } from '@plumbline/shared-api/saved-searches';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { ArrowBackIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { useAddressDialog } from '../address-dialog/use-address-dialog';
import { SavedSearchCard } from './SavedSearchCard';

const SavedSearchDialogs = lazy(() =>
  import('./SavedSearchDialogs').then((module) => ({ default: module.SavedSearchDialogs })),
);

/** The searches somebody keeps, with the number of new jobs each. The address opens their dialogs. */
export function SavedSearchesPage() {
  const { t } = useTranslation('jobs');
  const searches = useListSavedSearchesQuery();
  const dialog = useAddressDialog();
  const list = useRef<HTMLDivElement>(null);

  return (
    <Page
      title={t('savedSearches.title')}
      subtitle={t('savedSearches.subtitle')}
      actions={
        <ButtonLink to="/jobs" startIcon={<ArrowBackIcon />}>
          {t('savedSearches.toSearch')}
        </ButtonLink>
      }
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
            <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {rows.map((search) => (
                <li key={search._id}>
                  <SavedSearchCard search={search} onDialog={dialog.open} />
                </li>
              ))}
            </Stack>
          )}
        </QueryBoundary>
      </Box>
      <Suspense>
        {dialog.value !== '' && (
          <SavedSearchDialogs
            rows={searches.data}
            dialog={dialog}
            onDeleted={() => {
              list.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}
