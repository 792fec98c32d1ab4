import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Page } from '@plumbline/shared-ui/Page';
import { useTranslation } from 'react-i18next';

/** Any path that no live remote declares (SPEC §2). */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('notFound.title')} width="narrow">
      <ButtonLink to="/" variant="contained">
        {t('notFound.home')}
      </ButtonLink>
    </Page>
  );
}
