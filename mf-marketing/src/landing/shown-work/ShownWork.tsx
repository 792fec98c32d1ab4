import { useTranslation } from 'react-i18next';
import { PatientImage } from '@plumbline/shared-ui/cards';
import { Comparison } from '@plumbline/shared-ui/Comparison';
import { Typography } from '@plumbline/shared-ui/text';
import after640 from './kitchen-after-640.webp';
import after from './kitchen-after.webp';
import before640 from './kitchen-before-640.webp';
import before from './kitchen-before.webp';
import { ShownWorkSection } from './ShownWorkSection';

/** The column of a split section. */
const WIDTHS = '(min-width: 1200px) 800px, 100vw';
const look = {
  width: 960,
  height: 720,
  sizes: WIDTHS,
  sx: { display: 'block', width: '100%', height: 'auto' },
};

/** A kitchen before and after, with the line that portfolios have. */
export function ShownWork() {
  const { t } = useTranslation('marketing');
  return (
    <ShownWorkSection>
      <Comparison
        before={
          <PatientImage
            src={before}
            srcSet={`${before640} 640w, ${before} 960w`}
            alt={t('shownWork.beforeAlt')}
            {...look}
          />
        }
        after={
          <PatientImage
            src={after}
            srcSet={`${after640} 640w, ${after} 960w`}
            alt={t('shownWork.afterAlt')}
            {...look}
          />
        }
        words={{
          before: t('shownWork.before'),
          after: t('shownWork.after'),
          compare: t('shownWork.compare'),
          shown: (share) => t('shownWork.share', { share }),
        }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('shownWork.caption')}
      </Typography>
    </ShownWorkSection>
  );
}
