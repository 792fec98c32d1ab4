import { useListAuditEntriesQuery } from '@plumbline/shared-api/administration';
import { AUDIT_ACTIONS } from '@plumbline/shared-schema/administration';
import { useAddress } from '@plumbline/shared-ui/address';
import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../admin-page/AdminPage';
import { PagedList } from '../admin-page/PagedList';
import { EntryLine } from '../entry/EntryLine';
import { AuditFilters } from './AuditFilters';

const ROWS = 20;
const NO_FILTER = { action: '', from: '', to: '', personId: '', page: '' };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Everything that administrators did; nobody can change it. */
export function AuditPage() {
  const { t } = useTranslation('admin');
  const { get, one, page, turnTo, change } = useAddress();
  const action = one('action', ['', ...AUDIT_ACTIONS]);
  const day = (name: string) => (DAY.test(get(name)) ? get(name) : '');
  const shown = { action, from: day('from'), to: day('to') };
  const personId = get('personId') || undefined;
  const log = useListAuditEntriesQuery({
    action: action || undefined,
    from: shown.from || undefined,
    to: shown.to || undefined,
    personId,
    page: page(),
    limit: ROWS,
  });
  const isFiltered = Boolean(personId ?? (action || shown.from || shown.to));

  return (
    <AdminPage title={t('titles.audit')} subtitle={t('audit.subtitle')}>
      <Stack spacing={3}>
        <AuditFilters values={shown} onChange={(values) => change({ ...values, page: '' })} />
        <PagedList
          label={t('titles.audit')}
          query={log}
          errorMessage={t('failed.audit')}
          none={{ title: t('audit.none'), isSearch: isFiltered, onClear: () => change(NO_FILTER) }}
          page={page()}
          onTurn={turnTo}
        >
          {(entry) => (
            <Paper variant="outlined" sx={{ p: 2 }}>
              <EntryLine entry={entry} isLinked />
            </Paper>
          )}
        </PagedList>
      </Stack>
    </AdminPage>
  );
}
