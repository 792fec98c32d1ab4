import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListContractsQuery } from '@plumbline/shared-api/contracts';
import type { Contract, ContractStatus } from '@plumbline/shared-schema/contracts';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import { optionLabel } from '@plumbline/shared-schema/options';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useListView } from '@plumbline/shared-ui/address';
import { hasWords } from '@plumbline/shared-ui/fields';
import { CardList, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { TabSet } from '@plumbline/shared-ui/tabs';
import { Typography } from '@plumbline/shared-ui/text';
import { FoundCount } from './FoundCount';
import { NoContracts } from './NoContracts';
import { SearchBox } from './SearchBox';

type ContractTabsProps = {
  /** In the order of the tabs; the first one opens. */
  statuses: readonly [ContractStatus, ...ContractStatus[]];
  renderContract: (contract: Contract) => ReactNode;
};

/** A contractor's contracts by status, with a search; both are in the address. */
export function ContractTabs({ statuses, renderContract }: ContractTabsProps) {
  const { t } = useTranslation('contracts');
  const { tab, text, q, search, set } = useListView({ tab: statuses });
  const { currentData, ...query } = useListContractsQuery(tab);
  const rows = currentData?.filter(({ job, client, terms }) =>
    hasWords([job.title, client.fullName, terms], q),
  );

  return (
    <Stack spacing={3}>
      <SearchBox text={text} onChange={search} />
      <div>
        <TabSet
          label={t('contractList.tabs')}
          tabs={statuses.map((value) => ({ value, label: t(optionLabel('contractTab', value)) }))}
          value={tab}
          onChange={(next) => set({ tab: next })}
        >
          {isFinalContract(tab) && (
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
              {t(`contractList.about.${tab}`)}
            </Typography>
          )}
          <FoundCount count={rows?.length} isSearch={q !== ''} />
          <QueryBoundary
            query={{ ...query, data: rows }}
            loadingLabel={t('contractList.loading')}
            errorMessage={t('schema:failures.contracts')}
            isEmpty={(found) => found.length === 0}
            empty={
              <NoContracts
                q={currentData?.length === 0 ? '' : q}
                title={t(`contractList.empty.${tab}`)}
                hint={t(`contractList.emptyText.${tab}`)}
                action={
                  tab === 'active' ? (
                    <ButtonLink to="/proposals" variant="contained">
                      {t('contractList.toOffers')}
                    </ButtonLink>
                  ) : (
                    <Button variant="outlined" onClick={() => set({ tab: 'active' })}>
                      {t('contractList.toActive')}
                    </Button>
                  )
                }
                onClear={() => search('')}
              />
            }
          >
            {(found) => (
              <CardList label={t('contractList.list')} rows={found}>
                {renderContract}
              </CardList>
            )}
          </QueryBoundary>
        </TabSet>
      </div>
    </Stack>
  );
}
