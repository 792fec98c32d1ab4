import { useTranslation } from 'react-i18next';
import { useListContractsQuery } from '@plumbline/shared-api/contracts';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, CardList, EntryCard, PersonCover, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { DatedText } from '../contract-days/DatedText';
import { DaysRemaining } from '../contract-days/DaysRemaining';
import { useContractNames } from '../contract-names/use-contract-names';
import { WaitingChips } from '../contract-status/WaitingChips';
import { takesWork } from '../milestones/milestone-action';
import { workAddress } from './work-address';

export function PickContract() {
  const { t } = useTranslation('contracts');
  const { data, ...query } = useListContractsQuery('active');
  const open = data?.filter(takesWork);

  return (
    <QueryBoundary
      query={{ ...query, data: open }}
      loadingLabel={t('contractList.loading')}
      errorMessage={t('schema:failures.activeContracts')}
      isEmpty={(rows) => rows.length === 0}
      empty={
        <>
          <WorkUnderReview contracts={data?.filter(({ answerDueAt }) => answerDueAt !== null) ?? []} />
          <EmptyState
            title={t('submitWork.none')}
            description={t('submitWork.noneText')}
            action={
              <ButtonLink to="/active-contracts" variant="contained">
                {t('contractList.toActive')}
              </ButtonLink>
            }
          />
        </>
      }
    >
      {(rows) => (
        <>
          <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
            {t('submitWork.pick')}
          </Typography>
          <CardList rows={rows} spacing={1.5}>
            {(contract) => <ContractChoice contract={contract} />}
          </CardList>
        </>
      )}
    </QueryBoundary>
  );
}

/** Why nothing can be submitted: what awaits the client's answer, and until when. */
function WorkUnderReview({ contracts }: { contracts: readonly Contract[] }) {
  return (
    <Stack spacing={1.5} sx={{ '&:empty': { display: 'none' } }}>
      {contracts.map((contract) => (
        <ReviewNotice key={contract._id} contract={contract} />
      ))}
    </Stack>
  );
}

function ReviewNotice({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const { title, client } = useContractNames(contract);
  const { _id: id, answerDueAt } = contract;
  return (
    <Alert severity="info" role="note">
      {t('submitWork.reviewed', { title, client })}{' '}
      {answerDueAt !== null && t('submitWork.reviewedBy', { date: date(answerDueAt) })}{' '}
      <Link to={`/contracts/${id}`} color="inherit">
        {t('submitWork.viewContract')}
      </Link>
    </Alert>
  );
}

/** With what waits for an answer, and until when the rest is due. */
function ContractChoice({ contract }: { contract: Contract }) {
  const { title, client } = useContractNames(contract);
  return (
    <EntryCard
      title={title}
      heading="h3"
      link={{ to: workAddress(contract._id) }}
      cover={<PersonCover name={client} src={contract.client.profile} />}
      meta={[client]}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        <WaitingChips contract={contract} />
      </Stack>
      <ChoiceTimes contract={contract} />
    </EntryCard>
  );
}

function ChoiceTimes({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { answerDueAt } = contract;
  return (
    <Typography component="div" variant="body2">
      <Box sx={{ color: 'text.secondary' }}>{t('days.left')}</Box>
      <DaysRemaining contract={contract} />
      {answerDueAt !== null && (
        <Box sx={{ mt: 0.5, color: 'text.secondary' }}>
          <DatedText at={answerDueAt} text={(date) => t('submitWork.reviewedBy', { date })} />
        </Box>
      )}
    </Typography>
  );
}
