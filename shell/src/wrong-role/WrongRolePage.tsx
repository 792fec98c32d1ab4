import type { PageAccess } from '@plumbline/shared-schema/platform';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Box } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Page } from '@plumbline/shared-ui/Page';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

const TiltedPlumb = lazily(() => import('../not-found/TiltedPlumb'), 'TiltedPlumb');

export function WrongRolePage({ required }: { required: PageAccess }) {
  const { t } = useTranslation('shell');
  const way = required === 'hirer' ? '/jobs' : '/';
  return (
    <Page title={t(`wrongRole.title.${required}`)}>
      <Typography sx={{ mb: 3 }}>{t('wrongRole.text')}</Typography>
      <ButtonLink to={way} variant="contained">
        {t(way === '/jobs' ? 'wrongRole.toJobs' : 'wrongRole.toHome')}
      </ButtonLink>
      <Box sx={{ mt: 4, width: 320, maxWidth: '100%', minHeight: 220 }}>
        <TiltedPlumb />
      </Box>
    </Page>
  );
}
