import type { ProjectMoney } from '@plumbline/shared-schema/projects';
import { Box } from '@plumbline/shared-ui/layout';

const BAR = {
  position: 'relative',
  height: 12,
  borderRadius: 1,
  bgcolor: 'action.hover',
  border: 1,
  borderColor: 'divider',
  overflow: 'hidden',
} as const;
const PART = { position: 'absolute', inset: 0, right: 'auto' } as const;
const LIMIT = { position: 'absolute', top: 0, bottom: 0, width: 3, bgcolor: 'error.main' } as const;

type BudgetBarProps = { money: ProjectMoney; label: string };

/** Paid in what is agreed, agreed in what is planned, all in the budget; beyond its mark where that is too small. */
export function BudgetBar({ money: { budget, planned, agreed, paid }, label }: BudgetBarProps) {
  const whole = Math.max(budget, planned, agreed, paid);
  const share = (amount: number) => `${(amount / whole) * 100}%`;
  return (
    <Box role="img" aria-label={label} sx={BAR}>
      <Box sx={{ ...PART, bgcolor: 'action.selected' }} style={{ width: share(planned) }} />
      <Box sx={{ ...PART, bgcolor: 'primary.light' }} style={{ width: share(agreed) }} />
      <Box sx={{ ...PART, bgcolor: 'primary.main' }} style={{ width: share(paid) }} />
      {whole > budget && <Box sx={LIMIT} style={{ left: share(budget) }} />}
    </Box>
  );
}
