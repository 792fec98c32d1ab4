import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { hasOpenAmendment } from '../amendments/has-open-amendment';
import { takesWork } from '../milestones/milestone-action';
import { workAddress } from '../submit-work/work-address';

type SubmitWorkLinkProps = { contract: Contract; describedBy: string };

/** 'Submit Work' where it can be; quieter while work waits for an answer, or a change. */
export function SubmitWorkLink({ contract, describedBy }: SubmitWorkLinkProps) {
  const { t } = useTranslation('contracts');
  if (!takesWork(contract)) return null;

  return (
    <ButtonLink
      to={workAddress(contract._id)}
      variant={contract.answerDueAt !== null || hasOpenAmendment(contract) ? 'text' : 'outlined'}
      aria-describedby={describedBy}
    >
      {t(optionLabel('contractAction', 'submit'))}
    </ButtonLink>
  );
}
