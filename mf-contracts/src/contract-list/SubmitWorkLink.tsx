import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { takesWork } from '../milestones/milestone-action';
import { workAddress } from '../submit-work/work-address';

type SubmitWorkLinkProps = { contract: Contract; describedBy: string };

/** 'Submit Work', or a chip while submitted work awaits an answer. */
export function SubmitWorkLink({ contract, describedBy }: SubmitWorkLinkProps) {
  const { t } = useTranslation('contracts');
  if (takesWork(contract)) {
    return (
      <ButtonLink to={workAddress(contract._id)} variant="contained" aria-describedby={describedBy}>
        {t(optionLabel('contractAction', 'submit'))}
      </ButtonLink>
    );
  }
  if (contract.answerDueAt === null) return null;
  return <StatusChip of="submissionStatus" status="submitted" label={t('contractCard.waits')} />;
}
