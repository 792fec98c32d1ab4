import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Link, PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { ContractFacts } from '../contract-list/ContractFacts';
import { useContractNames } from '../contract-names/use-contract-names';
import { PaymentChip } from '../contract-status/PaymentChip';
import { MessageButton } from '../message-button/MessageButton';

/** A contract as its hirer sees it. */
export function HirerContractCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { link } = useAddressDialog('contract');
  const { title, professional } = useContractNames(contract);
  const id = useId();
  const details = link(contract._id);

  return (
    <Card component="article" aria-labelledby={id}>
      <CardContent component={Stack} sx={{ gap: 2 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
          <Typography id={id} variant="h5" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link {...details} color="inherit" underline="hover">
              {title}
            </Link>
          </Typography>
          <Stack direction="row" spacing={1}>
            <PaymentChip paymentDetails={contract.paymentDetails} />
            <StatusChip of="contractStatus" status={contract.status} />
          </Stack>
        </Stack>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
          <PersonAvatar name={professional} src={contract.professional.profile} size={36} />
          <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{professional}</Typography>
        </Stack>
        <ContractFacts contract={contract} />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <ButtonLink {...details} variant="contained" aria-describedby={id}>
            {t('contractCard.view')}
          </ButtonLink>
          <MessageButton job={contract.job} person={contract.professional} describedBy={id} />
        </Stack>
      </CardContent>
    </Card>
  );
}
