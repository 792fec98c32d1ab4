import { useId } from 'react';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { Box, Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { ContractFacts } from '../contract-list/ContractFacts';
import { SubmitWorkLink } from '../contract-list/SubmitWorkLink';
import { useContractNames } from '../contract-names/use-contract-names';

export function ActiveContractCard({ contract }: { contract: Contract }) {
  const { link } = useAddressDialog('contract');
  const { title, client } = useContractNames(contract);
  const titleId = useId();

  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{ position: 'relative', '&:hover': { borderColor: 'primary.main' } }}
    >
      <CardContent component={Stack} sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography id={titleId} variant="h5" component="h2">
              <Link {...link(contract._id)} color="inherit" underline="hover" isCoveringCard>
                {title}
              </Link>
            </Typography>
            <Typography color="text.secondary">{client}</Typography>
          </Box>
          <StatusChip of="contractStatus" status={contract.status} />
        </Stack>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'flex-end' } }}
        >
          <ContractFacts contract={contract} isBrief />
          {/* Above the link that covers the card. */}
          <Stack sx={{ position: 'relative', zIndex: 1 }}>
            <SubmitWorkLink contract={contract} describedBy={titleId} />
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}
