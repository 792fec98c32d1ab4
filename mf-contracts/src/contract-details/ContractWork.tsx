import { useTranslation } from 'react-i18next';
import { useListSubmissionsQuery } from '@plumbline/shared-api/submissions';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { CardList, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { WORK_ANSWERS } from '../contract-actions/contract-actions';
import { useNextStep } from '../contract-turn/use-next-step';
import { useOfferedActions } from '../contract-actions/use-offered-actions';
import { DetailSection } from '../detail-section/DetailSection';
import { ActionButton, BUTTON_WIDTHS } from './ActionButton';
import { SubmissionItem } from './SubmissionItem';

type ContractWorkProps = {
  contract: Contract;
  /** With it the work that waits is answered here. */
  onAction?: (action: string) => void;
};

/** Newest first. */
export function ContractWork({ contract, onAction }: ContractWorkProps) {
  const { t } = useTranslation('contracts');
  const { _id: contractId, milestones } = contract;
  const submissions = useListSubmissionsQuery(contractId);

  return (
    <DetailSection isUrgent={onAction !== undefined} title={t('details.work')}>
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
                answers={
                  onAction && submission.status === 'submitted' && <WorkAnswers {...{ contract, onAction }} />
                }
              />
            )}
          </CardList>
        )}
      </QueryBoundary>
    </DetailSection>
  );
}

const ANSWERS_ROW = {
  pt: 0.5,
  flexWrap: 'wrap',
  gap: 1,
  '&:empty': { display: 'none' },
  ...BUTTON_WIDTHS,
} as const;

function WorkAnswers({ contract, onAction }: Required<ContractWorkProps>) {
  const next = useNextStep(contract);
  const offered = useOfferedActions()(contract.allowedActions);
  return (
    <Stack direction="row" useFlexGap sx={ANSWERS_ROW}>
      {WORK_ANSWERS.filter((action) => offered.includes(action)).map((action) => (
        <ActionButton key={action} {...{ action, contract, onAction }} isNext={next?.action === action} />
      ))}
    </Stack>
  );
}
