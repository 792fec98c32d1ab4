import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Button } from '@plumbline/shared-ui/actions';
import { KeyboardArrowDownIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { MenuAction, MenuButton } from '@plumbline/shared-ui/menus';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import {
  actionLabel,
  ANSWERS,
  buttonOf,
  nextStep,
  WORK_ANSWERS,
  type OfferedAction,
} from '../contract-actions/contract-actions';
import { useNextStep } from '../contract-actions/use-next-step';
import { useOfferedActions } from '../contract-actions/use-offered-actions';
import { useContractNames } from '../contract-names/use-contract-names';
import { MessageButton } from '../message-button/MessageButton';
import { ActionButton, BUTTON_WIDTHS } from './ActionButton';

type PageActionsProps = { contract: Contract; onAction: (action: string) => void };

/** With buttons beside what they are about. */
const ELSEWHERE: readonly OfferedAction[] = [...ANSWERS, ...WORK_ANSWERS];
/** Not next for everybody, but not rare: what is left to pay, and a decision that soon cannot be appealed any more. */
const IN_SIGHT: readonly OfferedAction[] = ['fund', 'appeal'];
const isLast = (action: OfferedAction) => buttonOf(action).isDestructive === true;

/** What is done next and the message; a menu holds the rest, what cannot be undone last. */
export function PageActions({ contract, onAction }: PageActionsProps) {
  const { t } = useTranslation('contracts');
  const { user } = useSession();
  const { title } = useContractNames(contract);
  const id = useId();
  const next = useNextStep(contract);
  const offeredActions = useOfferedActions();
  const offered = offeredActions(contract.allowedActions).filter((action) => !ELSEWHERE.includes(action));
  const step = nextStep(offered);
  const isInSight = (action: OfferedAction) => action === step || IN_SIGHT.includes(action);
  const rest = offered.filter((action) => !isInSight(action));
  const other = user?._id === contract.client._id ? contract.professional : contract.client;

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
      {offered.filter(isInSight).map((action) => (
        <ActionButton
          key={action}
          {...{ action, contract, onAction }}
          isNext={next?.milestoneId === undefined && next?.action === action}
        />
      ))}
      <MessageButton job={contract.job} person={other} describedBy={id} />
      {rest.length > 0 ? (
        <RareActions actions={rest} onAction={onAction} />
      ) : (
        <Button variant="outlined" onClick={() => window.print()}>
          {t('details.print')}
        </Button>
      )}
    </Stack>
  );
}

type RareActionsProps = { actions: readonly OfferedAction[]; onAction: (action: string) => void };

function RareActions({ actions, onAction }: RareActionsProps) {
  const { t } = useTranslation('contracts');
  return (
    <MenuButton variant="outlined" label={t('actions.more')} endIcon={<KeyboardArrowDownIcon />}>
      {actions
        .filter((action) => !isLast(action))
        .map((action) => (
          <MenuAction key={action} onSelect={() => onAction(action)}>
            {t(actionLabel(action))}
          </MenuAction>
        ))}
      <MenuAction onSelect={() => window.print()}>{t('details.print')}</MenuAction>
      {actions.filter(isLast).map((action) => (
        <MenuAction key={action} onSelect={() => onAction(action)}>
          <Box component="span" sx={{ color: 'error.main' }}>
            {t(actionLabel(action))}
          </Box>
        </MenuAction>
      ))}
    </MenuButton>
  );
}
