import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { ScheduleIcon } from '@plumbline/shared-ui/icons';
import { Chip } from '@plumbline/shared-ui/text';
import { workAddress } from '../submit-work/work-address';

type SubmitWorkLinkProps = { contract: Contract; describedBy: string };

/** 'Submit Work', or that work is waiting for an answer; nothing where neither can be. */
export function SubmitWorkLink({ contract, describedBy }: SubmitWorkLinkProps) {
  const { t } = useTranslation('contracts');
  if (contract.allowedActions.includes('submit')) {
    return (
      <ButtonLink to={workAddress(contract._id)} variant="contained" aria-describedby={describedBy}>
        {t('contractCard.submit')}
      </ButtonLink>
    );
  }
  if (contract.answerDueAt === null) return null;
  return <Chip icon={<ScheduleIcon />} color="info" variant="outlined" label={t('contractCard.waits')} />;
}
