import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { VerifiedChips } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { PlaceIcon } from '@plumbline/shared-ui/icons';
import { Box, Card, CardContent, Divider, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import { useContractNames } from '../contract-names/use-contract-names';
import { WaitingChips } from '../contract-status/WaitingChips';
import { JobFacts } from './JobFacts';
import { MyContractActions } from './MyContractActions';

export function MyContractCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const { title, client } = useContractNames(contract);
  const titleId = useId();
  const { job, startDate, endDate, status } = contract;
  const [start, end] = [startDate, endDate].map((day) => date(calendarDay(day)));

  return (
    <Card component="article" aria-labelledby={titleId}>
      <CardContent component={Stack} sx={{ gap: 2 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
            <PersonAvatar name={client} src={contract.client.profile} size={44} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
                <Typography sx={{ fontWeight: 600, width: { xs: '100%', sm: 'auto' } }}>{client}</Typography>
                <VerifiedChips badges={contract.client.badges} />
              </Stack>
              {job.city && (
                <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', color: 'text.secondary' }}>
                  <PlaceIcon fontSize="small" aria-hidden />
                  <Typography variant="body2">{job.city}</Typography>
                </Stack>
              )}
            </Box>
          </Stack>
          <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
            {t('contractCard.period', { start, end })}
          </Typography>
        </Stack>
        <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Typography id={titleId} variant="h5" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <StatusChip of="contractStatus" status={status} />
        </Stack>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
          <WaitingChips contract={contract} />
        </Stack>
        <JobFacts contract={contract} />
        <Divider />
        <MyContractActions contract={contract} describedBy={titleId} />
      </CardContent>
    </Card>
  );
}
