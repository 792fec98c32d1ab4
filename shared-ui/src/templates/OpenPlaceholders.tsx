import { openPlaceholders } from '@plumbline/shared-schema/template-text';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useTranslation } from 'react-i18next';

/** Says what a text that is about to be sent still has to be filled in with. */
export function OpenPlaceholders({ text }: { text: string }) {
  const { t } = useTranslation('ui');
  const placeholders = openPlaceholders(text);
  if (placeholders.length === 0) return null;
  return <Alert severity="warning">{t('templates.open', { placeholders: placeholders.join(', ') })}</Alert>;
}
