import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { pathWith } from '@plumbline/shared-ui/address';
import { KeyboardArrowDownIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { MenuAction, MenuButton, MenuLink } from '@plumbline/shared-ui/menus';
import {
  actionLabel,
  BESIDE,
  buttonOf,
  WORK_ANSWERS,
  type OfferedAction,
} from '../contract-actions/contract-actions';
import { useOfferedActions } from '../contract-actions/use-offered-actions';
import { useMayHireAgain } from '../hire-again/use-may-hire-again';
import { useNextStep } from '../contract-turn/use-next-step';
import { ActionGroup, PrintButton } from './ActionGroup';

type PageActionsProps = { contract: Contract; onAction: (action: string) => void };

/** With buttons beside what they are about. */
const ELSEWHERE: readonly OfferedAction[] = [...BESIDE, ...WORK_ANSWERS];
/** Not next for everybody, but not rare: what is left to pay, and a decision that soon cannot be appealed any more. */
const IN_SIGHT: readonly OfferedAction[] = ['fund', 'appeal'];
const isLast = (action: OfferedAction) => buttonOf(action).isDestructive === true;

/** What is done next and the message; a menu holds the rest, what cannot be undone last. */
export function PageActions({ contract, onAction }: PageActionsProps) {
  const offeredActions = useOfferedActions();
  const offered = offeredActions(contract.allowedActions).filter((action) => !ELSEWHERE.includes(action));
  const next = useNextStep(contract);
  const isInSight = (action: OfferedAction) => action === next?.action || IN_SIGHT.includes(action);
  const rest = offered.filter((action) => !isInSight(action));

  return (
    <ActionGroup {...{ contract, onAction }} actions={offered.filter(isInSight)}>
      {rest.length > 0 ? (
        <RareActions contract={contract} actions={rest} onAction={onAction} />
      ) : (
        <PrintButton />
      )}
    </ActionGroup>
  );
}

type RareActionsProps = {
  contract: Contract;
  actions: readonly OfferedAction[];
  onAction: (action: string) => void;
};

function RareActions({ contract, actions, onAction }: RareActionsProps) {
  const { t } = useTranslation('contracts');
  const mayRepeat = useMayHireAgain(contract);
  return (
    <MenuButton variant="outlined" label={t('actions.more')} endIcon={<KeyboardArrowDownIcon />}>
      {actions
        .filter((action) => !isLast(action))
        .map((action) => (
          <MenuAction key={action} onSelect={() => onAction(action)}>
            {t(actionLabel(action))}
          </MenuAction>
        ))}
      {mayRepeat && (
        <MenuLink to={pathWith('/recurring-jobs', { job: contract.job._id })}>
          {t('again.regularly')}
        </MenuLink>
      )}
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
