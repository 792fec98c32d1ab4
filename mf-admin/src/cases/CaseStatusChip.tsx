import type { Case } from '@plumbline/shared-schema/cases';
import { Chip } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

const COLORS = { open: 'warning', dismissed: 'default', resolved: 'success' } as const;

/** How far a case is; of a resolved one what was done. */
export function CaseStatusChip({ row: { status, outcome } }: { row: Pick<Case, 'status' | 'outcome'> }) {
  const { t } = useTranslation('admin');
  const label = status === 'resolved' && outcome ? t(`outcomes.${outcome}`) : t(`statuses.${status}`);
  return <Chip size="small" variant="outlined" color={COLORS[status]} label={label} />;
}
