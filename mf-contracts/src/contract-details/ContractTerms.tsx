import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Typography } from '@plumbline/shared-ui/text';
import { DetailSection } from '../detail-section/DetailSection';
import { ForeignClause } from '../clause/ForeignClause';

/** What was agreed, as it was written; the standard clause in the reader's language too. */
export function ContractTerms({ contract: { terms } }: { contract: Contract }) {
  const { t } = useTranslation('contracts');

  return (
    <DetailSection title={t('details.terms')}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
        {terms.trim() || t('details.noTerms')}
      </Typography>
      <ForeignClause terms={terms} />
    </DetailSection>
  );
}
