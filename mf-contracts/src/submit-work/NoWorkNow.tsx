import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { useFormat } from '@plumbline/shared-ui/format';
import { detailsAddress } from './work-address';

/** Why no work can be handed in, and the way to the contract, where it can be changed. */
export function NoWorkNow({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const { _id, status, answerDueAt } = contract;
  const reason = status === 'paused' ? 'submitWork.paused' : 'submitWork.over';

  return (
    <EmptyState
      title={t('submitWork.notNow')}
      description={answerDueAt === null ? t(reason) : t('submitWork.waits', { date: date(answerDueAt) })}
      action={
        <ButtonLink to={detailsAddress(_id, status)} variant="contained">
          {t('submitWork.viewContract')}
        </ButtonLink>
      }
    />
  );
}
