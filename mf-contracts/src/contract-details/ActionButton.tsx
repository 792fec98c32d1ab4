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
  onAction: (action: string) => void;
};

export function ActionButton({ action, contract, isNext, onAction }: ActionButtonProps) {
  const { t } = useTranslation('contracts');
  const { opens } = buttonOf(action);
  const variant = isNext ? 'contained' : 'outlined';
  const label = t(actionLabel(action));
  if (opens === 'submitPage') {
    return (
      <ButtonLink to={workAddress(contract._id)} variant={variant}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button variant={variant} aria-haspopup="dialog" onClick={() => onAction(action)}>
      {label}
    </Button>
  );
}
