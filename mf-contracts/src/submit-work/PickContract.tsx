import { useTranslation } from 'react-i18next';
import { useListContractsQuery } from '@plumbline/shared-api/contracts';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { ContractChoice } from './ContractChoice';

/** The contracts that take work now. */
export function PickContract() {
  const { t } = useTranslation('contracts');
  const { data, ...query } = useListContractsQuery('active');
  const open = data?.filter(({ allowedActions }) => allowedActions.includes('submit'));

  return (
    <QueryBoundary
      query={{ ...query, data: open }}
      loadingLabel={t('contractList.loading')}
      errorMessage={t('schema:failures.activeContracts')}
      isEmpty={(rows) => rows.length === 0}
      empty={
        <EmptyState
          title={t('submitWork.none')}
          description={t('submitWork.noneText')}
          action={
            <ButtonLink to="/active-contracts" variant="contained">
              {t('contractList.toActive')}
            </ButtonLink>
          }
        />
      }
    >
      {(rows) => (
        <>
          <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
            {t('submitWork.pick')}
          </Typography>
          <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((contract) => (
              <li key={contract._id}>
                <ContractChoice contract={contract} />
              </li>
            ))}
          </Stack>
        </>
      )}
    </QueryBoundary>
  );
}
