import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Contract, ContractAction } from '@plumbline/shared-schema/contracts';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Stack } from '@plumbline/shared-ui/layout';
import { contractLink } from '../contract-list/contract-link';
import { SubmitWorkLink } from '../contract-list/SubmitWorkLink';
import { MessageButton } from '../message-button/MessageButton';

/** The sample screen's own buttons, in its words (SPEC §2). */
const BUTTONS: readonly { action: ContractAction; text: string }[] = [
  { action: 'activate', text: 'contractCard.resume' },
  { action: 'review', text: 'contractCard.rate' },
  { action: 'archive', text: 'contractCard.archive' },
];

type MyContractActionsProps = { contract: Contract; describedBy: string };

/** What a card offers by the contract's status; everything else is in the details. */
export function MyContractActions({ contract, describedBy }: MyContractActionsProps) {
  const { t } = useTranslation('contracts');
  const { search } = useLocation();
  const { _id: id, allowedActions, status, job, client } = contract;
  const buttons = BUTTONS.filter(({ action }) => allowedActions.includes(action));
  const first = buttons[0]?.action;

  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', '& > *': { flexGrow: { xs: 1, sm: 0 } } }}
    >
      <SubmitWorkLink contract={contract} describedBy={describedBy} />
      {buttons.map(({ action, text }) => (
        <ButtonLink
          key={action}
          {...contractLink(search, id, action)}
          variant={action === first && action !== 'archive' ? 'contained' : 'outlined'}
          aria-describedby={describedBy}
        >
          {t(text)}
        </ButtonLink>
      ))}
      <ButtonLink {...contractLink(search, id)} variant="outlined" aria-describedby={describedBy}>
        {t('contractCard.view')}
      </ButtonLink>
      {status === 'active' && (
        <MessageButton
          job={job}
          person={client}
          describedBy={describedBy}
          label={t('contractCard.message')}
        />
      )}
    </Stack>
  );
}
