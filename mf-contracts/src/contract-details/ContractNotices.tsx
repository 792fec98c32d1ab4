import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Stack } from '@plumbline/shared-ui/layout';
import { useOfferedActions } from '../contract-actions/use-offered-actions';
import { DatedText } from '../contract-days/DatedText';
import { DisputeNotice } from '../disputes/DisputeNotice';

/** What goes on after a pause, work that awaits an answer, what to answer first, queried terms, a dispute. */
export function ContractNotices({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const offeredActions = useOfferedActions();
  const { answerDueAt, queriedAt, dispute, status, allowedActions } = contract;
  const offered = offeredActions(allowedActions);
  const mayGoOn = status === 'paused' && offered.includes('activate');
  const isChangeFirst = offered.includes('approve') && offered.includes('acceptAmendment');

  return (
    <Stack spacing={1.5} sx={{ '&:empty': { display: 'none' } }}>
      {mayGoOn && (
        <Alert severity="info" role="note">
          {t('details.activateToGoOn')}
        </Alert>
      )}
      {answerDueAt !== null && (
        <Alert severity="info" role="note">
          {status === 'paused' ? (
            t('details.workWaitsPaused')
          ) : (
            <DatedText at={answerDueAt} text={(date) => t('details.workWaits', { date })} />
          )}
          {isChangeFirst && ` ${t('details.changeFirst')}`}
        </Alert>
      )}
      {queriedAt !== null && (
        <Alert severity="warning" role="note">
          <DatedText at={queriedAt} text={(date) => t('details.queried', { date })} />
        </Alert>
      )}
      {dispute !== null && <DisputeNotice contract={contract} dispute={dispute} />}
    </Stack>
  );
}
