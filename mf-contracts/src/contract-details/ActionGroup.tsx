import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Button } from '@plumbline/shared-ui/actions';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import type { OfferedAction } from '../contract-actions/contract-actions';
import { useNextStep } from '../contract-turn/use-next-step';
import { useContractNames } from '../contract-names/use-contract-names';
import { HireAgainLink } from '../hire-again/HireAgainLink';
import { MessageButton } from '../message-button/MessageButton';
import { MilestoneButton } from '../milestones/MilestoneButton';
import { ActionButton, BUTTON_WIDTHS } from './ActionButton';

type ActionGroupProps = {
  contract: Contract;
  /** With buttons of their own before the message. */
  actions: readonly OfferedAction[];
  /** After the message. */
  children: ReactNode;
  onAction: (action: string) => void;
};

/** What can be done about a contract, in one row: the next step is filled. */
export function ActionGroup({ contract, actions, children, onAction }: ActionGroupProps) {
  const { t } = useTranslation('contracts');
  const { user } = useSession();
  const { title } = useContractNames(contract);
  const id = useId();
  const next = useNextStep(contract);
  const isNext = (action: OfferedAction) => next?.milestone === undefined && next?.action === action;
  const other = user?._id === contract.client._id ? contract.professional : contract.client;

  return (
    <Stack
      role="group"
      aria-label={t('actions.label')}
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, ...BUTTON_WIDTHS }}
    >
      <Box component="span" id={id} sx={visuallyHidden}>
        {title}
      </Box>
      {next?.milestone && (
        <MilestoneButton
          {...{ contract, onAction, action: next.action, milestone: next.milestone, describedBy: id }}
          isNext
        />
      )}
      {actions.map((action) => (
        <ActionButton key={action} {...{ action, contract, onAction }} isNext={isNext(action)} />
      ))}
      <MessageButton job={contract.job} person={other} describedBy={id} />
      <HireAgainLink contract={contract} describedBy={id} />
      {children}
    </Stack>
  );
}

export function PrintButton() {
  const { t } = useTranslation('contracts');
  return (
    <Button variant="outlined" onClick={() => window.print()}>
      {t('details.print')}
    </Button>
  );
}
