import { useTranslation } from 'react-i18next';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { PictureImage } from '@plumbline/shared-ui/cards';
import { Box } from '@plumbline/shared-ui/layout';

const LOOK = {
  // On phones the one on the cover has to do: a list of people is long enough.
  display: { xs: 'none', sm: 'grid' },
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, 6rem)',
  '& img': { borderRadius: 1 },
} as const;

type NewestWorksProps = Pick<Professional, 'works'> & {
  /** Whose works. */
  name: string;
};

/** What else somebody has finished last, seen at a glance and told as one picture. */
export function NewestWorks({ works, name }: NewestWorksProps) {
  const { t } = useTranslation('profile');
  if (works.length === 0) return null;
  return (
    <Box role="img" aria-label={t('search.works', { name })} sx={LOOK}>
      {works.map((work) => (
        <PictureImage key={work.url} picture={work} alt="" sizes="96px" ratio="4 / 3" />
      ))}
    </Box>
  );
}
