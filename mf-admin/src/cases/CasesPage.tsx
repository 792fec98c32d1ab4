import { useListCasesQuery } from '@plumbline/shared-api/administration';
import { CASE_KINDS, CASE_STATUSES } from '@plumbline/shared-schema/case-machine';
import { DEFAULT_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';
import { useListView } from '@plumbline/shared-ui/address';
import { SearchField, useSettled } from '@plumbline/shared-ui/fields';
import { Stack } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../admin-page/AdminPage';
import { FilterChips } from '../admin-page/FilterChips';
import { PagedList } from '../admin-page/PagedList';
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
        <PagedList
          label={t('titles.cases')}
          query={cases}
          errorMessage={t('failed.cases')}
          countText={(count) => t('cases.count', { count })}
          none={{
            title: t('cases.none'),
            isSearch: view.q !== '' || kind !== '' || status !== 'open',
            onClear: view.clear,
          }}
          page={page}
          onTurn={view.turnTo}
        >
          {(row) => <CaseCard row={row} />}
        </PagedList>
      </Stack>
    </AdminPage>
  );
}
