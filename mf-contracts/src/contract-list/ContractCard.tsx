import { useId, type ReactNode } from 'react';
import { useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { aboveCardLink, Link, PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { ContractChips } from '../contract-details/ContractChips';
import { useContractNames } from '../contract-names/use-contract-names';
import { ContractFacts } from './ContractFacts';

type ContractCardProps = {
  contract: Contract;
  /** With the contract's id. */
  isNumbered?: boolean;
  /** Its buttons, which the id of the title describes. */
  actions?: (describedBy: string) => ReactNode;
};

/** A contract in a list: title, the other side, amount, status, dates, buttons. It opens the details. */
export function ContractCard({ contract, isNumbered = false, actions }: ContractCardProps) {
  const id = useId();
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{ position: 'relative', '&:hover': { borderColor: 'primary.main' } }}
    >
      <CardContent component={Stack} sx={{ gap: 2 }}>
        <CardHead contract={contract} titleId={id} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <ContractChips contract={contract} />
        </Stack>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: { sm: 'flex-end' } }}
        >
          <ContractFacts contract={contract} isNumbered={isNumbered} />
          {actions && <CardActions>{actions(id)}</CardActions>}
        </Stack>
      </CardContent>
    </Card>
  );
}

function CardHead({ contract, titleId }: { contract: Contract; titleId: string }) {
  const { link } = useAddressDialog('contract');
  const { user } = useSession();
  const { money } = useFormat();
  const names = useContractNames(contract);
  const isOfHirer = user?._id === contract.client._id;
  const name = isOfHirer ? names.professional : names.client;
  const { profile } = isOfHirer ? contract.professional : contract.client;

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: { xs: 1.5, sm: 2 }, justifyContent: 'space-between', alignItems: 'flex-start' }}
    >
      <Stack direction="row" sx={{ gap: 1.5, minWidth: 0 }}>
        <PersonAvatar name={name} src={profile} size={40} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id={titleId} variant="h5" component="h2">
            <Link {...link(contract._id)} color="inherit" underline="hover" isCoveringCard>
              {names.title}
            </Link>
          </Typography>
          <Typography color="text.secondary">{name}</Typography>
        </Box>
      </Stack>
      <Typography variant="h5" component="p" sx={{ flexShrink: 0 }}>
        {money(contract.paymentDetails.amount)}
      </Typography>
    </Stack>
  );
}

function CardActions({ children }: { children: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{ ...aboveCardLink, flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}
    >
      {children}
    </Stack>
  );
}
