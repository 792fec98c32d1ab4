import { useTranslation } from 'react-i18next';
import { CardList } from '@plumbline/shared-ui/layout';
import { useSiteSettings } from '@plumbline/shared-ui/site-settings';
import { Typography } from '@plumbline/shared-ui/text';
import { Band } from './Band';
import { CompanyMark } from './CompanyMark';

/** Names are never translated. Each mark is drawn in a box of 32 by 32. */
const COMPANIES = [
  ['Harbor & Stone', 'M2 26h28M6 26V14l10-8 10 8v12M12 26v-8h8v8'],
  ['Kestrel Roofing', 'M2 22 16 8l14 14M8 26l8-8 8 8'],
  ['Northgate Joinery', 'M4 28V4l24 24V4'],
  ['Tidewell', 'M2 12c5-6 9-6 14 0s9 6 14 0M2 22c5-6 9-6 14 0s9 6 14 0'],
  ['Brightline Electric', 'M18 2 6 18h9l-1 12 12-16h-9z'],
  ['Mason Vale', 'M3 6h26v20H3zM3 16h26M16 6v10M10 16v10M22 16v10'],
] as const;

/** The companies are examples, which a claim above them would contradict: the note of the testimonials says it then. */
export function LogoStrip() {
  const { t } = useTranslation('marketing');
  const { showClaims } = useSiteSettings();
  return (
    <Band>
      <Typography sx={{ fontWeight: 660, mb: 2.5 }}>
        {t(showClaims ? 'logos.title' : 'logos.titlePlain')}
      </Typography>
      <CardList
        label={t('logos.list')}
        rows={COMPANIES}
        keyOf={([name]) => name}
        spacing={0}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, auto)', lg: 'repeat(6, auto)' },
          justifyContent: { sm: 'space-between' },
          gap: { xs: '20px 12px', sm: '24px 32px' },
        }}
      >
        {([name, path]) => <CompanyMark name={name} path={path} />}
      </CardList>
      {!showClaims && (
        <Typography variant="caption" component="p" sx={{ mt: 3, opacity: 0.85 }}>
          {t('logos.note')}
        </Typography>
      )}
    </Band>
  );
}
