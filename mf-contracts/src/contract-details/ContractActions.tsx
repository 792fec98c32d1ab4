import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Button } from '@plumbline/shared-ui/actions';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import { ANSWERS, buttonOf, type OfferedAction } from '../contract-actions/contract-actions';
import { useNextStep } from '../contract-actions/use-next-step';
import { useOfferedActions } from '../contract-actions/use-offered-actions';
import { useContractNames } from '../contract-names/use-contract-names';
import { MessageButton } from '../message-button/MessageButton';
import { ActionButton, BUTTON_WIDTHS } from './ActionButton';

type ContractActionsProps = { contract: Contract; onAction: (action: string) => void };

/** What the server allows this reader now and what anybody may do; what cannot be undone comes last. */
export function ContractActions({ contract, onAction }: ContractActionsProps) {
  const { t } = useTranslation('contracts');
  const { user } = useSession();
  const { title } = useContractNames(contract);
  const id = useId();
  const next = useNextStep(contract);
  const offeredActions = useOfferedActions();
  const offered = offeredActions(contract.allowedActions).filter((action) => !ANSWERS.includes(action));
  const other = user?._id === contract.client._id ? contract.professional : contract.client;
  const isLast = (action: OfferedAction) => buttonOf(action).isDestructive === true;
  const button = (action: OfferedAction) => (
    <ActionButton
      key={action}
      action={action}
      contract={contract}
      isNext={next?.milestoneId === undefined && next?.action === action}
      onAction={onAction}
    />
  );

  return (
    <Stack
      role="group"
      aria-label={t('actions.label')}
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, '& > *': BUTTON_WIDTHS }}
    >
      <Box component="span" id={id} sx={visuallyHidden}>
        {title}
      </Box>
      {offered.filter((action) => !isLast(action)).map(button)}
      <MessageButton job={contract.job} person={other} describedBy={id} />
      <Button variant="outlined" onClick={() => window.print()}>
        {t('details.print')}
      </Button>
      {offered.filter(isLast).map(button)}
    </Stack>
  );
}
