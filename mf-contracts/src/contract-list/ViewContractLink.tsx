import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';

type ViewContractLinkProps = { contract: Contract; describedBy: string };

/** Opens the details, in the words of what they are opened for: the work that waits for an answer stands there. */
export function ViewContractLink({ contract, describedBy }: ViewContractLinkProps) {
  const { t } = useTranslation('contracts');
  const { link } = useAddressDialog('contract');
  return (
    <ButtonLink {...link(contract._id)} variant="outlined" aria-describedby={describedBy}>
      {t(contract.answerDueAt === null ? 'contractCard.view' : 'contractCard.viewWork')}
    </ButtonLink>
  );
}
