import { useTranslation } from 'react-i18next';
import { Typography } from '@plumbline/shared-ui/text';
import { DetailSection } from './DetailSection';

/** The terms as written, line breaks kept. */
export function ContractTerms({ terms }: { terms: string }) {
  const { t } = useTranslation('contracts');
  return (
    <DetailSection title={t('details.terms')}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
        {terms.trim() || t('details.noTerms')}
      </Typography>
    </DetailSection>
  );
}
