import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { Chip, Link, Typography } from '@plumbline/shared-ui/text';
import { calendarDay } from '../contract-days/contract-days';
import { contractLink } from '../contract-list/contract-link';
import { useContractNames } from '../contract-names/use-contract-names';
import { PaymentChip } from '../contract-status/PaymentChip';
import { StatusChip } from '../contract-status/StatusChip';

/** One line of the history; a click anywhere opens the details. */
export function HistoryCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { search } = useLocation();
  const { user } = useSession();
  const { moneyWithCode, date } = useFormat();
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
            <Link
              {...contractLink(search, contract._id)}
              color="inherit"
              underline="hover"
              sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
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
            {moneyWithCode(paymentDetails.amount, paymentDetails.currency)}
          </Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <StatusChip status={status} />
            <PaymentChip status={paymentDetails.paymentStatus} />
            {archived && <Chip size="small" label={t('details.archived')} />}
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}
