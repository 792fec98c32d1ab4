import { useTranslation } from 'react-i18next';
import { useListSubmissionsQuery } from '@plumbline/shared-api/submissions';
import { Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { DetailSection } from './DetailSection';
import { SubmissionItem } from './SubmissionItem';

/** What was handed in, newest first. */
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
          <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((submission) => (
              <li key={submission._id}>
                <SubmissionItem submission={submission} />
              </li>
            ))}
          </Stack>
        )}
      </QueryBoundary>
    </DetailSection>
  );
}
