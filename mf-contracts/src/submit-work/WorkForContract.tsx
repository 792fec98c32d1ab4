import { useTranslation } from 'react-i18next';
import { useGetContractQuery } from '@plumbline/shared-api/contracts';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useKeptFocus } from '@plumbline/shared-ui/action';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { useFormat } from '@plumbline/shared-ui/format';
import { Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { useContractNames } from '../contract-names/use-contract-names';
import { openMilestones, takesWork } from '../milestones/milestone-action';
import { PickMilestone } from './PickMilestone';
import { SubmitWorkForm } from './SubmitWorkForm';
import { UnsentWork } from './UnsentWork';
import { useUnsentWork } from './use-unsent-work';
import { detailsAddress } from './work-address';

type WorkForContractProps = {
  contractId: string;
  /** '' where none is chosen. */
  milestoneId: string;
};

/** The form, or why this contract takes no work. */
export function WorkForContract({ contractId, milestoneId }: WorkForContractProps) {
  const { t } = useTranslation('contracts');
  const contract = useGetContractQuery(contractId);

  return (
    <QueryBoundary
      query={contract}
      loadingLabel={t('submitWork.loading')}
      skeleton={
        <Stack spacing={2}>
          <Skeleton width="60%" />
          <Skeleton variant="rounded" height={200} />
        </Stack>
      }
      errorMessage={t('schema:failures.contracts')}
      notFound={
        <EmptyState
          title={t('submitWork.notFound')}
          description={t('submitWork.notFoundText')}
          action={
            <ButtonLink to="/active-contracts" variant="contained">
              {t('contractList.toActive')}
            </ButtonLink>
          }
        />
      }
    >
      {(found) => <Work contract={found} milestoneId={milestoneId} />}
    </QueryBoundary>
  );
}

function Work({ contract, milestoneId }: { contract: Contract; milestoneId: string }) {
  const { t } = useTranslation('contracts');
  const { title, client } = useContractNames(contract);
  const { unsent, written, keep, takeBack } = useUnsentWork(contract._id, milestoneId || undefined);
  const notice = useKeptFocus<HTMLDivElement>(!unsent);
  if (unsent) return <UnsentWork unsent={unsent} noticeRef={notice} onChange={() => void takeBack()} />;
  if (!takesWork(contract)) return <NoWorkNow contract={contract} />;
  const open = openMilestones(contract);
  const milestone = open.find(({ _id }) => _id === milestoneId);
  if (open.length > 0 && !milestone) return <PickMilestone contract={contract} />;
  return (
    <Stack spacing={3}>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('submitWork.for', { title, client })}
        {milestone && (
          <Typography component="span" sx={{ display: 'block', color: 'text.primary', fontWeight: 600 }}>
            {milestone.title}
          </Typography>
        )}
      </Typography>
      <SubmitWorkForm
        contractId={contract._id}
        milestoneId={milestone?._id}
        initial={written}
        onUnsent={keep}
      />
    </Stack>
  );
}

/** Why no work can be handed in, and the way to the contract, where it can be changed. */
function NoWorkNow({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const { _id, status, answerDueAt } = contract;
  const isPaused = status === 'paused';
  const reason = isPaused ? 'submitWork.paused' : 'submitWork.over';

  return (
    <EmptyState
      title={t('submitWork.notNow')}
      description={
        answerDueAt === null || isPaused ? t(reason) : t('submitWork.waits', { date: date(answerDueAt) })
      }
      action={
        <ButtonLink to={detailsAddress(_id, status)} variant="contained">
          {t('submitWork.viewContract')}
        </ButtonLink>
      }
    />
  );
}
