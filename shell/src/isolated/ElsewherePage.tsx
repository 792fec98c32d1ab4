import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Page } from '@plumbline/shared-ui/Page';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PAGE_LIST, useIsolated } from './use-isolated';

/** Where links out of the previewed remote lead. */
export function ElsewherePage() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { name } = useIsolated();
  return (
    <Page title={t('isolated.elsewhere.title')} width="narrow">
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {t('isolated.elsewhere.text', { path: pathname, name })}
      </Typography>
      <ButtonLink to={PAGE_LIST} variant="contained">
        {t('isolated.all')}
      </ButtonLink>
    </Page>
  );
}
