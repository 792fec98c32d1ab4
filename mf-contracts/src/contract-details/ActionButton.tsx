import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { actionLabel, buttonOf, type OfferedAction } from '../contract-actions/contract-actions';
import { workAddress } from '../submit-work/work-address';

/** Buttons in a row: on phones two beside each other, the main one and an odd last one over the full width. */
export const BUTTON_WIDTHS = {
  '& > *': { flex: { xs: '1 1 40%', sm: '0 0 auto' } },
  '& > .MuiButton-contained': { flexBasis: { xs: '100%', sm: 'auto' } },
} as const;

type ActionButtonProps = {
  action: OfferedAction;
  contract: Contract;
  isNext: boolean;
  /** Id of what names the contract, where its page does not. */
  describedBy?: string;
  size?: 'small' | 'medium';
  onAction: (action: string) => void;
};

export function ActionButton(props: ActionButtonProps) {
  const { action, contract, isNext, describedBy, size = 'medium', onAction } = props;
  const { t } = useTranslation('contracts');
  const { opens } = buttonOf(action);
  const look = { variant: isNext ? 'contained' : 'outlined', size, 'aria-describedby': describedBy } as const;
  const label = t(actionLabel(action));
  if (opens === 'submitPage') {
    return (
      <ButtonLink to={workAddress(contract._id)} {...look}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button aria-haspopup="dialog" onClick={() => onAction(action)} {...look}>
      {label}
    </Button>
  );
}
