import { useListAdminUsersQuery } from '@plumbline/shared-api/administration';
import { ACCOUNT_FILTERS } from '@plumbline/shared-schema/administration';
import { DEFAULT_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';
import { ALL_USER_TYPES, optionLabel } from '@plumbline/shared-schema/options';
import { useListView } from '@plumbline/shared-ui/address';
import { SearchField, useSettled } from '@plumbline/shared-ui/fields';
import { Stack } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../admin-page/AdminPage';
import { FilterChips } from '../admin-page/FilterChips';
import { PagedList } from '../admin-page/PagedList';
import { UserCard } from './UserCard';

/** Finds accounts. */
export function UsersPage() {
  const { t } = useTranslation(['admin', 'options']);
  const view = useListView({ userType: ['', ...ALL_USER_TYPES], state: ['', ...ACCOUNT_FILTERS] });
  const { userType, state, page } = view;
  const q = useSettled(view.q, SEARCH_DEBOUNCE_MS) || undefined;
  const users = useListAdminUsersQuery({
    q,
    userType: userType || undefined,
    state: state || undefined,
    page,
    limit: DEFAULT_PAGE_SIZE,
  });
  const everybody = { value: '' as const, label: t('users.all') };

  return (
    <AdminPage title={t('titles.users')}>
      <Stack spacing={3}>
        <SearchField
          label={t('users.search')}
          placeholder={t('users.searchHint')}
          text={view.text}
          onChange={view.search}
        />
        <FilterChips
          label={t('user.role')}
          choices={[
            everybody,
            ...ALL_USER_TYPES.map((value) => ({ value, label: t(optionLabel('userType', value)) })),
          ]}
          value={userType}
          onChange={(next) => view.set({ userType: next })}
        />
        <FilterChips
          label={t('user.state')}
          choices={[everybody, ...ACCOUNT_FILTERS.map((value) => ({ value, label: t(`states.${value}`) }))]}
          value={state}
          onChange={(next) => view.set({ state: next })}
        />
        <PagedList
          label={t('titles.users')}
          query={users}
          errorMessage={t('failed.users')}
          countText={(count) => t('users.count', { count })}
          none={{ title: t('users.none'), isSearch: true, onClear: view.clear }}
          page={page}
          onTurn={view.turnTo}
        >
          {(row) => <UserCard row={row} />}
        </PagedList>
      </Stack>
    </AdminPage>
  );
}
