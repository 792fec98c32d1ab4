import { useTranslation } from 'react-i18next';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { Milestone } from '@plumbline/shared-schema/milestones';
import { optionLabel } from '@plumbline/shared-schema/options';
import { Facts } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

/** The milestones on paper; nothing where there are none. */
export function SheetMilestones({ milestones }: { milestones: readonly Milestone[] }) {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();
  if (milestones.length === 0) return null;
  const textOf = ({ amount, dueOn, status }: Milestone) =>
    [
      money(amount),
      dueOn !== null && t('milestones.due', { date: date(calendarDay(dueOn)) }),
      t(optionLabel('milestoneStatus', status)),
    ]
      .filter(Boolean)
      .join(', ');

  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="h6" component="p" sx={{ mb: 1 }}>
        {t('milestones.title')}
      </Typography>
      <Facts
        columns="rows"
        entries={milestones.map((milestone, index) => ({
          term: `${index + 1}. ${milestone.title}`,
          text: textOf(milestone),
        }))}
      />
    </Box>
  );
}
