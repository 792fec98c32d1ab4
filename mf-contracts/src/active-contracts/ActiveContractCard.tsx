import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { ContractDay } from '../contract-days/ContractDay';
import { contractLink } from '../contract-list/contract-link';
import { SubmitWorkLink } from '../contract-list/SubmitWorkLink';
import { useContractNames } from '../contract-names/use-contract-names';
import { StatusChip } from '../contract-status/StatusChip';
import { Fact } from '../contract-list/Fact';

/** One contract in short; a click anywhere opens its details. */
export function ActiveContractCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { search } = useLocation();
  const { moneyWithCode } = useFormat();
  const { title, client } = useContractNames(contract);
  const titleId = useId();
  const { paymentDetails, startDate, endDate, status } = contract;

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
              <Link
                {...contractLink(search, contract._id)}
                color="inherit"
                underline="hover"
                sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
              >
                {title}
              </Link>
            </Typography>
            <Typography color="text.secondary">{client}</Typography>
          </Box>
          <StatusChip status={status} />
        </Stack>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'flex-end' } }}
        >
          <Stack
            component="dl"
            direction="row"
            useFlexGap
            sx={{ m: 0, flexWrap: 'wrap', gap: 2, columnGap: 4 }}
          >
            <Fact label={t('contractCard.amount')}>
              {moneyWithCode(paymentDetails.amount, paymentDetails.currency)}
            </Fact>
            <Fact label={t('contractCard.start')}>
              <ContractDay day={startDate} />
            </Fact>
            <Fact label={t('contractCard.end')}>
              <ContractDay day={endDate} />
            </Fact>
          </Stack>
          {/* Above the link that covers the card. */}
          <Stack sx={{ position: 'relative', zIndex: 1 }}>
            <SubmitWorkLink contract={contract} describedBy={titleId} />
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}
