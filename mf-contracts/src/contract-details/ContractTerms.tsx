import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Typography } from '@plumbline/shared-ui/text';
import { DetailSection } from '../detail-section/DetailSection';
import { titleOfForeignClause } from './standard-clause';

/** What was agreed, as it was written; the standard clause in the reader's language too. */
export function ContractTerms({ contract: { terms } }: { contract: Contract }) {
  const { t, i18n } = useTranslation('contracts');
  const title = titleOfForeignClause(terms, i18n.resolvedLanguage ?? '');

  return (
    <DetailSection title={t('details.terms')}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
        {terms.trim() || t('details.noTerms')}
      </Typography>
      {title !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {t('details.translated', { clause: t('contractForm.prefill', { title }) })}
        </Typography>
      )}
    </DetailSection>
  );
}
