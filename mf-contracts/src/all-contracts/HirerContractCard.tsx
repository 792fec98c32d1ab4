import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { Link, PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { useContractNames } from '../contract-names/use-contract-names';
import { contractLink } from '../contract-list/contract-link';
import { PaymentChip } from '../contract-status/PaymentChip';
import { StatusChip } from '../contract-status/StatusChip';
import { MessageButton } from '../message-button/MessageButton';
import { ContractFacts } from './ContractFacts';

/** A contract as its hirer sees it: with whom, its id, money and days, and the ways on. */
export function HirerContractCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { search } = useLocation();
  const { title, professional } = useContractNames(contract);
  const id = useId();
  const details = contractLink(search, contract._id);

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
            <PaymentChip status={contract.paymentDetails.paymentStatus} />
            <StatusChip status={contract.status} />
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
