import { useTranslation } from 'react-i18next';
import { Typography } from '@plumbline/shared-ui/text';
import { titleOfForeignClause } from './standard-clause';

/** The standard clause in the reader's language, where these terms have it in another one. */
export function ForeignClause({ terms }: { terms: string }) {
  const { t, i18n } = useTranslation('contracts');
  const title = titleOfForeignClause(terms, i18n.resolvedLanguage ?? '');
  if (title === undefined) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
      {t('details.translated', { clause: t('contractForm.prefill', { title }) })}
    </Typography>
  );
}
