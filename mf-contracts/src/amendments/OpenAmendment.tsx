import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import type { Amendment } from '@plumbline/shared-schema/amendments';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Button } from '@plumbline/shared-ui/actions';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { ANSWERS, actionLabel } from '../contract-actions/contract-actions';
import { DetailSection } from '../detail-section/DetailSection';
import { AmendmentWords } from './AmendmentWords';
import { DeliveryStays } from './DeliveryStays';
import { Differences } from './Differences';
import { useAmendmentTitle } from './use-amendment-title';

type OpenAmendmentProps = { contract: Contract; amendment: Amendment; onAction: (action: string) => void };

/** The proposal that waits, and what its reader can answer. */
export function OpenAmendment({ contract, amendment, onAction }: OpenAmendmentProps) {
  const { t } = useTranslation('contracts');
  const titleOf = useAmendmentTitle(contract);
  const may = useMay('contracts');
  const answers = ANSWERS.filter((action) => may && contract.allowedActions.includes(action));

  return (
    <DetailSection isUrgent title={t('amend.open')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {titleOf(amendment)}
      </Typography>
      <AmendmentWords contract={contract} amendment={amendment} />
      <Differences before={amendment.before} after={amendment.after} />
      <DeliveryStays contract={contract} before={amendment.before} after={amendment.after} />
      <Stack
        direction="row"
        useFlexGap
        sx={{ mt: 2, flexWrap: 'wrap', gap: 1, '& > *': { flex: { xs: '1 1 100%', sm: '0 1 auto' } } }}
      >
        {answers.map((action) => (
          <Button
            key={action}
            variant={action === 'acceptAmendment' ? 'contained' : 'outlined'}
            aria-haspopup="dialog"
            onClick={() => onAction(action)}
          >
            {t(actionLabel(action))}
          </Button>
        ))}
      </Stack>
    </DetailSection>
  );
}
