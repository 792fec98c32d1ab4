import type { DisabledRemote } from '@plumbline/shared-schema/platform';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Page } from '@plumbline/shared-ui/Page';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

export function DisabledPage({ remote }: { remote: DisabledRemote }) {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('disabled.title')} width="narrow">
      <Typography>{t('disabled.text')}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1, mb: 3 }}>
        {t('disabled.part', { name: remote.name, owner: remote.owner })}
      </Typography>
      <ButtonLink to="/" variant="contained">
        {t('disabled.home')}
      </ButtonLink>
    </Page>
  );
}
