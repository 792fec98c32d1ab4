import { useTranslation } from 'react-i18next';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { PictureImage } from '@plumbline/shared-ui/cards';
import { Box } from '@plumbline/shared-ui/layout';

/** Three beside each other, on a phone as wide as the card. */
const LOOK = {
  mt: 1.5,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(3, 7.5rem)' },
  '& img': { borderRadius: 1 },
} as const;
const WIDTHS = '(min-width: 600px) 120px, 30vw';

type NewestWorksProps = Pick<Professional, 'works'> & {
  /** Whose works. */
  name: string;
};

/** What somebody has finished last, seen at a glance and told as one picture. */
export function NewestWorks({ works, name }: NewestWorksProps) {
  const { t } = useTranslation('profile');
  if (works.length === 0) return null;
  return (
    <Box role="img" aria-label={t('search.works', { name })} sx={LOOK}>
      {works.map((work) => (
        <PictureImage key={work.url} picture={work} alt="" sizes={WIDTHS} ratio="4 / 3" />
      ))}
    </Box>
  );
}
