import { useTranslation } from 'react-i18next';
import type { Contract, ContractAction } from '@plumbline/shared-schema/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { Stack } from '@plumbline/shared-ui/layout';
import { SubmitWorkLink } from '../contract-list/SubmitWorkLink';
import { ViewContractLink } from '../contract-list/ViewContractLink';
import { MessageButton } from '../message-button/MessageButton';

/** The buttons of a card, in the words of a card. */
const BUTTONS: readonly { action: ContractAction; text: string }[] = [
  { action: 'activate', text: 'contractCard.resume' },
  { action: 'review', text: 'contractCard.rate' },
  { action: 'archive', text: optionLabel('contractAction', 'archive') },
];

/** Whether archiving has a button of its own: of contracts that are not canceled it is a rare wish, found in their menu. */
export const isArchiveInSight = ({ status }: Pick<Contract, 'status'>) => status === 'canceled';

type MyContractActionsProps = { contract: Contract; describedBy: string };

/** Only the common actions; the dialog of details has them all. */
export function MyContractActions({ contract, describedBy }: MyContractActionsProps) {
  const { t } = useTranslation('contracts');
  const { link } = useAddressDialog('contract');
  const { _id: id, allowedActions, answerDueAt, status, job, client } = contract;
  const isAllowed = (action: ContractAction) => allowedActions.includes(action);
  const buttons = BUTTONS.filter(
    ({ action }) => isAllowed(action) && (action !== 'archive' || isArchiveInSight(contract)),
  );
  const submit = <SubmitWorkLink contract={contract} describedBy={describedBy} />;

  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', '& > *': { flexGrow: { xs: 1, sm: 0 } } }}
    >
      {answerDueAt === null && submit}
      {buttons.map(({ action, text }) => (
        <ButtonLink key={action} {...link(id, { action })} variant="outlined" aria-describedby={describedBy}>
          {t(text)}
        </ButtonLink>
      ))}
      <ViewContractLink contract={contract} describedBy={describedBy} />
      {status === 'active' && (
        <MessageButton
          job={job}
          person={client}
          describedBy={describedBy}
          label={t('contractCard.message')}
        />
      )}
      {answerDueAt !== null && submit}
    </Stack>
  );
}
