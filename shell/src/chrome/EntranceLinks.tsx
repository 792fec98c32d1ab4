import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useTranslation } from 'react-i18next';
import type { EntrancePath } from './use-menus';

export function EntranceLinks({ paths }: { paths: readonly EntrancePath[] }) {
  const { t } = useTranslation('shell');
  return (
    <>
      {paths.includes('/signin') && (
        <ButtonLink to="/signin" color="inherit">
          {t('header.signIn')}
        </ButtonLink>
      )}
      {paths.includes('/signup') && (
        <ButtonLink to="/signup" variant="outlined">
          {t('header.signUp')}
        </ButtonLink>
      )}
    </>
  );
}
