import type { CaseDispute } from '@plumbline/shared-schema/cases';
import { useFormat } from '@plumbline/shared-ui/format';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** Who disagree, and about how much. */
export function DisputeLine({ dispute: { hirer, professional, amount } }: { dispute: CaseDispute }) {
  const { t } = useTranslation('admin');
  const { money } = useFormat();
  const names = t('dispute.between', { hirer: hirer.fullName, professional: professional.fullName });
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {names}
      {amount !== null && ' · '}
      {amount !== null &&
        (amount > 0 ? t('dispute.amountIn', { amount: money(amount) }) : t('dispute.unpaid'))}
    </Typography>
  );
}
