import { Button } from '@plumbline/shared-ui/actions';
import { useTranslation } from 'react-i18next';

/** For who mistyped the address, or makes an account for somebody else. */
export function StartOver({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTranslation('auth');
  return <Button onClick={onStartOver}>{t('signUp.startOver')}</Button>;
}
