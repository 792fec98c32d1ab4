import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import { ANSWERS, actionLabel, buttonOf, type OfferedAction } from '../contract-actions/contract-actions';
import { useNextStep } from '../contract-actions/use-next-step';
import { useOfferedActions } from '../contract-actions/use-offered-actions';
import { useContractNames } from '../contract-names/use-contract-names';
import { MessageButton } from '../message-button/MessageButton';
import { workAddress } from '../submit-work/work-address';

type ContractActionsProps = { contract: Contract; onAction: (action: string) => void };

/** What the server allows this reader now, then what anybody may do. */
export function ContractActions({ contract, onAction }: ContractActionsProps) {
  const { t } = useTranslation('contracts');
  const { user } = useSession();
  const { title } = useContractNames(contract);
  const id = useId();
  const next = useNextStep(contract);
  const offeredActions = useOfferedActions();
  const offered = offeredActions(contract.allowedActions).filter((action) => !ANSWERS.includes(action));
  const other = user?._id === contract.client._id ? contract.professional : contract.client;

  return (
    <Stack
      role="group"
      aria-label={t('actions.label')}
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, '& > *': { flexGrow: { xs: 1, sm: 0 } } }}
    >
      <Box component="span" id={id} sx={visuallyHidden}>
        {title}
      </Box>
      {offered.map((action) => (
        <ActionButton
          key={action}
          action={action}
          contract={contract}
          isNext={next?.milestoneId === undefined && next?.action === action}
          onAction={onAction}
        />
      ))}
      <MessageButton job={contract.job} person={other} describedBy={id} />
      <Button onClick={() => window.print()}>{t('details.print')}</Button>
    </Stack>
  );
}

type ActionButtonProps = ContractActionsProps & { action: OfferedAction; isNext: boolean };

function ActionButton({ action, contract, isNext, onAction }: ActionButtonProps) {
  const { t } = useTranslation('contracts');
  const { opens, isDestructive } = buttonOf(action);
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
    <Button
      variant={variant}
      color={isDestructive ? 'error' : 'primary'}
      aria-haspopup="dialog"
      onClick={() => onAction(action)}
    >
      {label}
    </Button>
  );
}
