import { useGetCaseQuery } from '@plumbline/shared-api/administration';
import type { CaseDetails } from '@plumbline/shared-schema/cases';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Chip, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AdminPage } from '../admin-page/AdminPage';
import { History } from '../entry/History';
import { CaseStatusChip } from '../cases/CaseStatusChip';
import { CaseActions } from './CaseActions';
import { CasePanels } from './CasePanels';

/** A case with its evidence, what can be done about it and what was. */
export function CasePage() {
  const { t } = useTranslation('admin');
  const { caseId = '' } = useParams();
  const { currentData, ...query } = useGetCaseQuery(caseId);

  return (
    <AdminPage title={currentData ? titleOf(currentData, t('cases.nobody')) : t('titles.case')}>
      <QueryBoundary query={{ ...query, data: currentData }} errorMessage={t('failed.case')}>
        {(found) => (
          <Stack spacing={3}>
            <Heading row={found} />
            <CaseActions row={found} />
            <CasePanels row={found} />
            <History title={t('case.history')} entries={found.history} />
          </Stack>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}

const titleOf = ({ title }: CaseDetails, nobody: string) => title || nobody;

function Heading({ row }: { row: CaseDetails }) {
  const { t } = useTranslation('admin');
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip size="small" label={t(`kinds.${row.kind}`)} />
      <CaseStatusChip row={row} />
      <Typography color="text.secondary">
        {t('cases.number', { number: row.number })}
        {' · '}
        <RelativeTime at={row.createdAt} />
      </Typography>
    </Stack>
  );
}
