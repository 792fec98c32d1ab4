import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { DialogContent } from '@plumbline/shared-ui/dialogs';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Grid, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary, type QueryLike } from '@plumbline/shared-ui/QueryBoundary';
import { ContractActions } from './ContractActions';
import { ContractDates } from './ContractDates';
import { ContractEvents } from './ContractEvents';
import { ContractFigures } from './ContractFigures';
import { ContractNotices } from './ContractNotices';
import { ContractPeople } from './ContractPeople';
import { ContractSheet } from './ContractSheet';
import { ContractTerms } from './ContractTerms';
import { ContractWork } from './ContractWork';
import { screenOnly } from './print-styles';

type ContractBodyProps = { query: QueryLike<Contract>; onAction: (action: string) => void };

/** Everything about the contract once it is there; on paper a sheet of its own. */
export function ContractBody({ query, onAction }: ContractBodyProps) {
  const { t } = useTranslation('contracts');

  return (
    <>
      <DialogContent sx={{ p: { xs: 2, sm: 3 }, ...screenOnly }}>
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
              <ContractActions contract={contract} onAction={onAction} />
              <Grid container spacing={{ xs: 3, md: 4 }}>
                <Grid size={{ xs: 12, md: 7 }}>
                  <Stack spacing={3}>
                    <ContractTerms terms={contract.terms} />
                    <ContractWork contractId={contract._id} />
                  </Stack>
                </Grid>
                <Grid size={{ xs: 12, md: 5 }}>
                  <Stack spacing={3}>
                    <ContractPeople contract={contract} />
                    <ContractDates contract={contract} />
                    <ContractEvents contractId={contract._id} />
                  </Stack>
                </Grid>
              </Grid>
            </Stack>
          )}
        </QueryBoundary>
      </DialogContent>
      {query.data && <ContractSheet contract={query.data} />}
    </>
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
