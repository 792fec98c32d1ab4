import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Accordion } from '@plumbline/shared-ui/Accordion';
import { Button } from '@plumbline/shared-ui/actions';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { actionLabel } from '../contract-actions/contract-actions';
import { DetailSection } from '../detail-section/DetailSection';
import { ContractPaper } from './ContractPaper';
import { Signatures } from './Signatures';
import { useSignedTerms } from './use-signed-terms';

type SignedTermsSectionProps = { contract: Contract; onAction: (action: string) => void };

/** Who confirmed the terms and who has not yet; what was confirmed before stays, word for word. */
export function SignedTermsSection({ contract, onAction }: SignedTermsSectionProps) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const may = useMay('contracts');
  const terms = useSignedTerms(contract);
  const mayConfirm = may && contract.allowedActions.includes('confirmTerms');
  if (!terms && !mayConfirm) return null;
  const earlier = (terms?.confirmations ?? [])
    .filter(({ voidedAt }) => voidedAt !== null)
    .map(({ _id, name, confirmedAt, text, digest }) => ({
      id: _id,
      title: t('signed.earlier', { name, date: date(confirmedAt) }),
      content: (
        <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {[text, t('signed.digest', { digest })].join('\n\n')}
        </Typography>
      ),
    }));

  return (
    <DetailSection title={t('signed.title')}>
      <Signatures terms={terms} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('signed.free')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ mt: 1.5, flexWrap: 'wrap', gap: 1 }}>
        {mayConfirm && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => onAction('confirmTerms')}>
            {t(actionLabel('confirmTerms'))}
          </Button>
        )}
        <ContractPaper contract={contract} />
      </Stack>
      {earlier.length > 0 && <Accordion items={earlier} headingLevel="h4" />}
    </DetailSection>
  );
}
