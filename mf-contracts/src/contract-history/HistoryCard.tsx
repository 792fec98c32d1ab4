import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Chip, Link, Typography } from '@plumbline/shared-ui/text';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import { useContractNames } from '../contract-names/use-contract-names';
import { PaymentChip } from '../contract-status/PaymentChip';

export function HistoryCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { link } = useAddressDialog('contract');
  const { user } = useSession();
  const { money, date } = useFormat();
  const names = useContractNames(contract);
  const titleId = useId();
  const { paymentDetails, startDate, endDate, status, archived } = contract;
  const [start, end] = [startDate, endDate].map((day) => date(calendarDay(day)));
  const name = user?._id === contract.client._id ? names.professional : names.client;

  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{ position: 'relative', '&:hover': { borderColor: 'primary.main' } }}
    >
      <CardContent
        component={Stack}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id={titleId} variant="h6" component="h2">
            <Link {...link(contract._id)} color="inherit" underline="hover" isCoveringCard>
              {names.title}
            </Link>
          </Typography>
          <Typography color="text.secondary">{t('contractHistory.with', { name })}</Typography>
          <Typography variant="body2" color="text.secondary">
            {t('contractCard.period', { start, end })}
          </Typography>
        </Box>
        <Stack sx={{ gap: 1, flexShrink: 0, alignItems: { sm: 'flex-end' } }}>
          <Typography variant="h6" component="p">
            {money(paymentDetails.amount)}
          </Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <StatusChip of="contractStatus" status={status} />
            <PaymentChip paymentDetails={paymentDetails} />
            {archived && <Chip size="small" variant="outlined" label={t('details.archived')} />}
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}
