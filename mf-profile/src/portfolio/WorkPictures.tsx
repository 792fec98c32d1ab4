import { useTranslation } from 'react-i18next';
import type { PortfolioItem } from '@plumbline/shared-schema/portfolios';
import { PictureImage } from '@plumbline/shared-ui/cards';
import { Comparison } from '@plumbline/shared-ui/Comparison';

/** In a grid of cards, or large in a dialog. */
const WIDTHS = '(min-width: 900px) 560px, 100vw';

/** `name`: of the work. */
type WorkPicturesProps = PortfolioItem['pictures'] & { name: string };

export function WorkPictures({ before, after, name }: WorkPicturesProps) {
  const { t } = useTranslation('profile');
  const look = { sizes: WIDTHS, ratio: '4 / 3' };
  return (
    <Comparison
      before={<PictureImage picture={before} alt={t('portfolios.beforeOf', { name })} {...look} />}
      after={<PictureImage picture={after} alt={t('portfolios.afterOf', { name })} {...look} />}
      words={{
        before: t('portfolios.before'),
        after: t('portfolios.after'),
        compare: t('portfolios.compare', { name }),
        shown: (share) => t('portfolios.shown', { share }),
      }}
    />
  );
}
