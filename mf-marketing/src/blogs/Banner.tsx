import { useGetBannerQuery } from '@plumbline/shared-api/placements';
import { useSession } from '@plumbline/shared-api/session';
import { BANNER_HEIGHT, BANNER_WIDTH } from '@plumbline/shared-schema/limits';
import { HousePromotion, PatientImage } from '@plumbline/shared-ui/cards';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** The banner that an administrator has placed, marked as what it is; else what the site itself has to offer. */
export function Banner() {
  const { t } = useTranslation(['marketing', 'ui']);
  const { language } = useLanguage();
  const { currentData: banner } = useGetBannerQuery(language);
  if (!banner) return <OwnPromotion />;
  const { picture, href, alt } = banner;
  return (
    <Box
      component="aside"
      aria-label={t('ui:ad')}
      sx={{ width: '100%', maxWidth: BANNER_WIDTH, alignSelf: 'center' }}
    >
      <Box
        component="a"
        href={href}
        target="_blank"
        rel="sponsored noopener noreferrer"
        aria-label={`${alt} ${t('ui:link.newTab')}`}
        sx={{ display: 'block' }}
      >
        <PatientImage
          src={picture}
          alt=""
          width={BANNER_WIDTH}
          height={BANNER_HEIGHT}
          sx={{ display: 'block', width: '100%', height: 'auto', borderRadius: 1 }}
        />
      </Box>
      <Typography variant="caption" color="text.secondary">
        {t('ui:ad')}
      </Typography>
    </Box>
  );
}

function OwnPromotion() {
  const { t } = useTranslation('marketing');
  const { isContractor } = useSession();
  return isContractor ? (
    <HousePromotion title={t('features.portfolio.title')} text={t('features.portfolio.text')} to="/profile" />
  ) : (
    <HousePromotion title={t('hero.post')} text={t('hero.text')} to="/post-contract" />
  );
}
