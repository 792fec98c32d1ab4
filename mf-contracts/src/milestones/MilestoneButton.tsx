import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Milestone } from '@plumbline/shared-schema/milestones';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { actionLabel, buttonOf, type OfferedAction } from '../contract-actions/contract-actions';
import { milestoneAction, milestoneWorkAddress } from './milestone-action';

type MilestoneButtonProps = {
  action: OfferedAction;
  contract: Contract;
  milestone: Milestone;
  /** Id of what names the milestone. */
  describedBy: string;
  /** The one filled button of the contract. */
  isNext?: boolean;
  /** By default only the filled one is not small. */
  size?: 'small' | 'medium';
  onAction: (action: string) => void;
};

export function MilestoneButton(props: MilestoneButtonProps) {
  const { action, contract, milestone, describedBy, isNext = false, onAction } = props;
  const { size = isNext ? 'medium' : 'small' } = props;
  const { t } = useTranslation('contracts');
  const look = { variant: isNext ? 'contained' : 'outlined', size } as const;
  const label = t(actionLabel(action));
  if (buttonOf(action).opens === 'submitPage') {
    return (
      <ButtonLink to={milestoneWorkAddress(contract._id, milestone)} aria-describedby={describedBy} {...look}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      onClick={() => onAction(milestoneAction(action, milestone))}
      {...look}
    >
      {label}
    </Button>
  );
}
