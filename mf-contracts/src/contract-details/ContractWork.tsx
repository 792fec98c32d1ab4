import { useTranslation } from 'react-i18next';
import { useListSubmissionsQuery } from '@plumbline/shared-api/submissions';
import { CardList, Skeleton } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { DetailSection } from '../detail-section/DetailSection';
import { SubmissionItem } from './SubmissionItem';

/** Newest first. */
export function ContractWork({ contractId }: { contractId: string }) {
  const { t } = useTranslation('contracts');
  const submissions = useListSubmissionsQuery(contractId);

  return (
    <DetailSection title={t('details.work')}>
      <QueryBoundary
        query={submissions}
        loadingLabel={t('details.loadingWork')}
        skeleton={<Skeleton variant="rounded" height={96} />}
        errorMessage={t('schema:failures.loadData')}
        isEmpty={(rows) => rows.length === 0}
        empty={<Typography color="text.secondary">{t('details.noWork')}</Typography>}
      >
        {(rows) => (
          <CardList rows={rows}>{(submission) => <SubmissionItem submission={submission} />}</CardList>
        )}
      </QueryBoundary>
    </DetailSection>
  );
}
