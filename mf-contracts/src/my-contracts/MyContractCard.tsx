import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { VerifiedChips } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { EntryCard, PersonCover, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { useContractNames } from '../contract-names/use-contract-names';
import { WaitingChips } from '../contract-status/WaitingChips';
import { JobFacts } from './JobFacts';
import { MoreOptions } from './MoreOptions';
import { isArchiveInSight, MyContractActions } from './MyContractActions';

const CHIPS = { flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } } as const;

export function MyContractCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const { link } = useAddressDialog('contract');
  const { title, client } = useContractNames(contract);
  const titleId = useId();
  const { job, startDate, endDate, status, allowedActions } = contract;
  const [start, end] = [startDate, endDate].map((day) => date(calendarDay(day)));
  const canArchive = allowedActions.includes('archive') && !isArchiveInSight(contract);

  return (
    <EntryCard
      title={title}
      titleId={titleId}
      heading="h2"
      link={link(contract._id)}
      cover={<PersonCover name={client} src={contract.client.profile} />}
      more={<MoreOptions contract={contract} title={title} canArchive={canArchive} />}
      mark={<StatusChip of="contractStatus" status={status} />}
      meta={[client, job.city, t('contractCard.period', { start, end })]}
      action={<MyContractActions contract={contract} describedBy={titleId} />}
    >
      <Stack direction="row" sx={CHIPS}>
        <VerifiedChips badges={contract.client.badges} />
        <WaitingChips contract={contract} />
      </Stack>
      <JobFacts contract={contract} />
    </EntryCard>
  );
}
