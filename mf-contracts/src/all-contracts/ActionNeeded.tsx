import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetActionNeededQuery } from '@plumbline/shared-api/contracts';
import { Button } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { useAddressDialog } from '../address-dialog/use-address-dialog';
import { ActionSections } from './ActionSections';
import { NewContract } from './NewContract';
import { NoneFound } from './NoneFound';
import { countOf, onlyMatching } from './action-search';
import type { AllContractsView } from './all-contracts-view';

/** What waits for the hirer, each with the one thing to do about it. */
export function ActionNeeded({ view }: { view: AllContractsView }) {
  const { t } = useTranslation('contracts');
  const needed = useGetActionNeededQuery();
  const dialog = useAddressDialog('offer');
  const found = needed.data && onlyMatching(needed.data, view.q);
  const place = useRef<HTMLDivElement>(null);
  const hasCreated = useRef(false);

  useEffect(() => {
    // The card that led to the new contract is gone, and the focus with it.
    if (!hasCreated.current || dialog.id !== null || document.activeElement !== document.body) return;
    hasCreated.current = false;
    place.current?.focus({ preventScroll: true });
  }, [needed.data, dialog.id]);

  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      <QueryBoundary
        query={{ ...needed, data: found }}
        loadingLabel={t('allContracts.loading')}
        errorMessage={t('schema:failures.loadData')}
        isEmpty={(rows) => countOf(rows) === 0}
        empty={
          <NoneFound view={view} q={needed.data?.count === 0 ? '' : view.q}>
            <EmptyState
              icon={<CheckCircleIcon />}
              title={t('allContracts.none.action')}
              description={t('allContracts.noneText.action')}
              action={
                <Button
                  variant="outlined"
                  onClick={() => {
                    view.openTab('active');
                  }}
                >
                  {t('contractList.toActive')}
                </Button>
              }
            />
          </NoneFound>
        }
      >
        {(rows) => (
          <Stack spacing={4}>
            <ActionSections needed={rows} onCreate={dialog.open} />
          </Stack>
        )}
      </QueryBoundary>
      <NewContract
        offers={needed.data?.acceptedOffers}
        dialog={dialog}
        onCreated={() => {
          hasCreated.current = true;
        }}
      />
    </Box>
  );
}
