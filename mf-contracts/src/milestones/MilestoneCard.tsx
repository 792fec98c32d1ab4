import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Milestone } from '@plumbline/shared-schema/milestones';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Typography } from '@plumbline/shared-ui/text';
import { useOfferedActions } from '../contract-actions/use-offered-actions';
import { MilestoneButton } from './MilestoneButton';

type MilestoneCardProps = {
  contract: Contract;
  milestone: Milestone;
  onAction: (action: string) => void;
};

/** What one step is, where its money is, and the buttons of this reader. */
export function MilestoneCard({ contract, milestone, onAction }: MilestoneCardProps) {
  const { money } = useFormat();
  const actions = useOfferedActions()(milestone.allowedActions);
  const id = useId();

  return (
    <Stack component="article" aria-labelledby={id} spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography id={id} component="h4" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
          {milestone.title}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{money(milestone.amount)}</Typography>
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StatusChip of="milestoneStatus" status={milestone.status} />
        <MilestoneFacts milestone={milestone} isPaused={contract.status === 'paused'} />
      </Stack>
      {actions.length > 0 && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, pt: 0.5 }}>
          {actions.map((action) => (
            <MilestoneButton key={action} {...{ action, contract, milestone, onAction, describedBy: id }} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

type MilestoneFactsProps = { milestone: Milestone; isPaused: boolean };

/** When it is due, where its money is, and until when its work waits, which is not counted during a pause. */
function MilestoneFacts({ milestone, isPaused }: MilestoneFactsProps) {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();
  const { dueOn, held, released, refunded, isUnderWay, answerDueAt } = milestone;
  const facts = [
    dueOn !== null && t('milestones.due', { date: date(calendarDay(dueOn)) }),
    isUnderWay && t('milestones.underWay'),
    held > 0 && t('milestones.held', { amount: money(held) }),
    released > 0 && t('milestones.released', { amount: money(released) }),
    refunded > 0 && t('milestones.refunded', { amount: money(refunded) }),
    answerDueAt !== null && !isPaused && t('milestones.waits', { date: date(answerDueAt) }),
  ].filter((fact) => fact !== false);
  return (
    <Typography variant="body2" color="text.secondary">
      {facts.join(' · ')}
    </Typography>
  );
}
