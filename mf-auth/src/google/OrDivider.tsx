import { Divider } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';

export function OrDivider() {
  const { t } = useTranslation('auth');
  return <Divider sx={{ color: 'text.secondary', typography: 'body2' }}>{t('google.or')}</Divider>;
}
