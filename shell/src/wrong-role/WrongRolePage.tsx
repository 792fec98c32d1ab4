import type { PageAccess } from '@plumbline/shared-schema/platform';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Page } from '@plumbline/shared-ui/Page';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

export function WrongRolePage({ required }: { required: PageAccess }) {
  const { t } = useTranslation('shell');
  const way = required === 'hirer' ? '/jobs' : '/';
  return (
    <Page title={t(`wrongRole.title.${required}`)} width="narrow">
      <Typography sx={{ mb: 3 }}>{t('wrongRole.text')}</Typography>
      <ButtonLink to={way} variant="contained">
        {t(way === '/jobs' ? 'wrongRole.toJobs' : 'wrongRole.toHome')}
      </ButtonLink>
    </Page>
  );
}
