import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { hasOpenAmendment } from '../amendments/has-open-amendment';
import { takesWork } from '../milestones/milestone-action';
import { workAddress } from '../submit-work/work-address';

type SubmitWorkLinkProps = { contract: Contract; describedBy: string };

/** 'Submit Work' where it can be; not the first thing to do while something waits for an answer. */
export function SubmitWorkLink({ contract, describedBy }: SubmitWorkLinkProps) {
  const { t } = useTranslation('contracts');
  if (!takesWork(contract)) return null;
  const isWaiting = contract.answerDueAt !== null || hasOpenAmendment(contract);

  return (
    <ButtonLink
      to={workAddress(contract._id)}
      variant={isWaiting ? 'outlined' : 'contained'}
      aria-describedby={describedBy}
    >
      {t(optionLabel('contractAction', 'submit'))}
    </ButtonLink>
  );
}
