import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { HireAgainLink } from '../hire-again/HireAgainLink';
import { MessageButton } from '../message-button/MessageButton';

type HirerActionsProps = { contract: Contract; describedBy: string };

export function HirerActions({ contract, describedBy }: HirerActionsProps) {
  const { t } = useTranslation('contracts');
  const { link } = useAddressDialog('contract');
  return (
    <>
      <ButtonLink {...link(contract._id)} variant="outlined" aria-describedby={describedBy}>
        {t('contractCard.view')}
      </ButtonLink>
      <MessageButton job={contract.job} person={contract.professional} describedBy={describedBy} />
      <HireAgainLink contract={contract} describedBy={describedBy} />
    </>
  );
}
