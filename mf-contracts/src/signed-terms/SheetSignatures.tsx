import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { Signatures } from './Signatures';
import { useSignedTerms } from './use-signed-terms';

/** Who confirmed the terms, on paper; nothing where nobody ever did. */
export function SheetSignatures({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const terms = useSignedTerms(contract);
  return (
    terms && (
      <Box sx={{ mt: 4, breakInside: 'avoid' }}>
        <Typography variant="h6" component="p" sx={{ mb: 1 }}>
          {t('signed.title')}
        </Typography>
        <Signatures terms={terms} />
      </Box>
    )
  );
}
