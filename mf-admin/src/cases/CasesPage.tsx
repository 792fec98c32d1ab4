import { useListCasesQuery } from '@plumbline/shared-api/administration';
import { CASE_KINDS, CASE_STATUSES } from '@plumbline/shared-schema/case-machine';
import { DEFAULT_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';
import { useListView } from '@plumbline/shared-ui/address';
import { NothingFound } from '@plumbline/shared-ui/cards';
import { SearchField, useSettled } from '@plumbline/shared-ui/fields';
import { CardList, Stack } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../admin-page/AdminPage';
import { FilterChips } from '../admin-page/FilterChips';
import { CaseCard } from './CaseCard';

/** The queue: what waits for a decision, and what was decided. */
export function CasesPage() {
  const { t } = useTranslation('admin');
  const view = useListView({ status: CASE_STATUSES, kind: ['', ...CASE_KINDS] });
  const { status, kind, page } = view;
  const q = useSettled(view.q, SEARCH_DEBOUNCE_MS) || undefined;
  const cases = useListCasesQuery({ status, kind: kind || undefined, q, page, limit: DEFAULT_PAGE_SIZE });

  return (
    <AdminPage title={t('titles.cases')}>
      <Stack spacing={3}>
        <SearchField
          label={t('cases.search')}
          placeholder={t('cases.searchHint')}
          text={view.text}
          onChange={view.search}
        />
        <FilterChips
          label={t('cases.status')}
          choices={CASE_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          value={status}
          onChange={(next) => view.set({ status: next })}
        />
        <FilterChips
          label={t('cases.kind')}
          choices={[
            { value: '', label: t('cases.all') },
            ...CASE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
          value={kind}
          onChange={(next) => view.set({ kind: next })}
        />
        <QueryBoundary
          query={cases}
          errorMessage={t('failed.cases')}
          isEmpty={({ count }) => count === 0}
          empty={
            <NothingFound
              isSearch={view.q !== '' || kind !== '' || status !== 'open'}
              title={t('cases.none')}
              onClear={view.clear}
            />
          }
        >
          {({ data, count, limit }) => (
            <>
              <Typography role="status" color="text.secondary">
                {t('cases.count', { count })}
              </Typography>
              <CardList label={t('titles.cases')} rows={data}>
                {(row) => <CaseCard row={row} />}
              </CardList>
              <Pagination page={page} limit={limit} count={count} onChange={view.turnTo} />
            </>
          )}
        </QueryBoundary>
      </Stack>
    </AdminPage>
  );
}
