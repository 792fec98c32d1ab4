import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { DEFAULT_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary, type QueryLike } from '@plumbline/shared-ui/QueryBoundary';
import { CardList } from './CardList';
import { HirerContractCard } from './HirerContractCard';
import { NoneFound } from './NoneFound';
import type { AllContractsView } from './all-contracts-view';
import { hasWords } from '../search/has-words';

type ContractRowsProps = {
  query: QueryLike<Contract[]>;
  view: AllContractsView;
  label: string;
  errorMessage: string;
  /** Where there are none at all. */
  empty: ReactNode;
};

const textsOf = ({ _id, job, professional, terms }: Contract) => [
  _id,
  job.title,
  professional.fullName,
  terms,
];

/** Contracts that fit the search, ten on a page. */
export function ContractRows({ query, view, label, errorMessage, empty }: ContractRowsProps) {
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
      empty={
        <NoneFound view={view} q={isEmptyAnyway ? '' : q}>
          {empty}
        </NoneFound>
      }
    >
      {(found) => (
        <>
          <CardList label={label} count={found.length} isSearch={q !== ''}>
            {found.slice((page - 1) * DEFAULT_PAGE_SIZE, page * DEFAULT_PAGE_SIZE).map((contract) => (
              <li key={contract._id}>
                <HirerContractCard contract={contract} />
              </li>
            ))}
          </CardList>
          <Pagination page={page} limit={DEFAULT_PAGE_SIZE} count={found.length} onChange={turnTo} />
        </>
      )}
    </QueryBoundary>
  );
}
