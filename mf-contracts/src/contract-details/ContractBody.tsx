import { useTranslation } from 'react-i18next';
import { useListSubmissionsQuery } from '@plumbline/shared-api/submissions';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Facts } from '@plumbline/shared-ui/cards';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { CardList, Grid, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary, type QueryLike } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { AmendmentHistory } from '../amendments/AmendmentHistory';
import { WaitingAmendment } from '../amendments/WaitingAmendment';
import { useDateFacts } from '../contract-days/use-date-facts';
import { ContractMoney } from '../contract-money/ContractMoney';
import { DetailSection } from '../detail-section/DetailSection';
import { MilestoneSection } from '../milestones/MilestoneSection';
import { ContractActions } from './ContractActions';
import { ContractEvents } from './ContractEvents';
import { ContractFigures } from './ContractFigures';
import { ContractNotices } from './ContractNotices';
import { ContractPeople } from './ContractPeople';
import { ContractTerms } from './ContractTerms';
import { OtherReview } from './OtherReview';
import { OwnReview } from './OwnReview';
import { SubmissionItem } from './SubmissionItem';

type ContractBodyProps = { query: QueryLike<Contract>; onAction: (action: string) => void };

export function ContractBody({ query, onAction }: ContractBodyProps) {
  const { t } = useTranslation('contracts');

  return (
    <QueryBoundary
      query={query}
      loadingLabel={t('details.loading')}
      skeleton={<LoadingContract />}
      errorMessage={t('schema:failures.contracts')}
      notFound={<EmptyState title={t('details.notFound')} description={t('details.notFoundText')} />}
    >
      {(contract) => (
        <Stack spacing={3}>
          <ContractFigures contract={contract} />
          <ContractNotices contract={contract} />
          <WaitingAmendment contract={contract} onAction={onAction} />
          <ContractActions contract={contract} onAction={onAction} />
          <Grid container spacing={3}>
            <Grid size={{ xs: 12, md: 7 }}>
              <Stack spacing={3}>
                <ContractTerms contract={contract} />
                {hasMilestones(contract) && <MilestoneSection contract={contract} onAction={onAction} />}
                <AmendmentHistory contract={contract} />
                <ContractWork contract={contract} />
                <OwnReview contract={contract} />
                <OtherReview contract={contract} />
                {!hasMilestones(contract) && <ContractEvents contractId={contract._id} />}
              </Stack>
            </Grid>
            <Grid size={{ xs: 12, md: 5 }}>
              <Stack spacing={3}>
                <ContractPeople contract={contract} />
                <ContractDates contract={contract} />
                <ContractMoney contract={contract} />
                {hasMilestones(contract) && <ContractEvents contractId={contract._id} />}
              </Stack>
            </Grid>
          </Grid>
        </Stack>
      )}
    </QueryBoundary>
  );
}

/** They make the wide column long, and leave the room for the history in the other. */
const hasMilestones = ({ milestones }: Contract) => milestones.length > 0;

/** What the offer promised, start, end, and which of them counts. */
function ContractDates({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  return (
    <DetailSection title={t('details.dates')}>
      <Facts columns="rows" entries={useDateFacts(contract)} />
      {!isFinalContract(contract.status) && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('details.whatCounts')}
        </Typography>
      )}
    </DetailSection>
  );
}

function LoadingContract() {
  return (
    <Stack spacing={3}>
      <Skeleton variant="rounded" height={88} />
      <Skeleton variant="rounded" height={44} width="70%" />
      <Skeleton variant="rounded" height={260} />
    </Stack>
  );
}

/** Newest first. */
function ContractWork({ contract: { _id: contractId, milestones } }: { contract: Contract }) {
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
          <CardList rows={rows}>
            {(submission) => (
              <SubmissionItem
                submission={submission}
                milestone={milestones.find(({ _id }) => _id === submission.milestoneId)}
              />
            )}
          </CardList>
        )}
      </QueryBoundary>
    </DetailSection>
  );
}
