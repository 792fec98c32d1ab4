import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { DEFAULT_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import { CardList } from '@plumbline/shared-ui/layout';
import { hasWords } from '@plumbline/shared-ui/fields';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary, type QueryLike } from '@plumbline/shared-ui/QueryBoundary';
import { ContractCard } from '../contract-list/ContractCard';
import { FoundCount } from '../contract-list/FoundCount';
import { NoContracts } from '../contract-list/NoContracts';
import type { AllContractsView } from './all-contracts-view';
import { HirerActions } from './HirerActions';

type ContractRowsProps = {
  query: QueryLike<Contract[]>;
  view: AllContractsView;
  label: string;
  errorMessage: string;
  /** Where there are none at all. */
  none: Pick<ComponentProps<typeof NoContracts>, 'title' | 'hint' | 'action'>;
};

const textsOf = ({ _id, job, professional, terms }: Contract) => [
  _id,
  job.title,
  professional.fullName,
  terms,
];

/** The contracts that match the search, ten on a page. */
export function ContractRows({ query, view, label, errorMessage, none }: ContractRowsProps) {
  const { t } = useTranslation('contracts');
  const { q, page, turnTo } = view;
  const rows = query.data?.filter((contract) => hasWords(textsOf(contract), q));
  const isEmptyAnyway = query.data?.length === 0;

  return (
    <QueryBoundary
      query={{ ...query, data: rows }}
      loadingLabel={t('contractList.loading')}
      errorMessage={errorMessage}
      isEmpty={(found) => found.length === 0}
      empty={<NoContracts q={isEmptyAnyway ? '' : q} onClear={() => view.search('')} {...none} />}
    >
      {(found) => (
        <>
          <FoundCount count={found.length} isSearch={q !== ''} />
          <CardList
            label={label}
            rows={found.slice((page - 1) * DEFAULT_PAGE_SIZE, page * DEFAULT_PAGE_SIZE)}
          >
            {(contract) => (
              <ContractCard
                contract={contract}
                isNumbered
                actions={(id) => <HirerActions contract={contract} describedBy={id} />}
              />
            )}
          </CardList>
          <Pagination page={page} limit={DEFAULT_PAGE_SIZE} count={found.length} onChange={turnTo} />
        </>
      )}
    </QueryBoundary>
  );
}
