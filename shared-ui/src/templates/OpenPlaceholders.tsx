import { openPlaceholders } from '@plumbline/shared-schema/template-text';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Box } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';

/** Says what a text that is about to be sent still has to be filled in with. */
export function OpenPlaceholders({ text }: { text: string }) {
  const { t } = useTranslation('ui');
  const placeholders = openPlaceholders(text).join(', ');
  return (
    <Box role="status">
      {placeholders !== '' && (
        <Alert severity="warning" role="presentation">
          {t('templates.open', { placeholders })}
        </Alert>
      )}
    </Box>
  );
}
