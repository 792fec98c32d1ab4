import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { PictureImage } from '@plumbline/shared-ui/cards';
import { titleCase } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';

/** Beside the panel, or across a phone. */
const WIDTHS = '(min-width: 900px) 760px, 100vw';

/** What the work is about, seen before it is read; the file itself is among the attachments. */
export function JobPicture({ job: { picture, title } }: { job: Pick<JobDetails, 'picture' | 'title'> }) {
  const { t } = useTranslation('jobs');
  if (!picture) return null;
  return (
    <Box sx={{ borderRadius: 2, overflow: 'hidden' }}>
      <PictureImage
        picture={picture}
        alt={t('details.pictureOf', { title: titleCase(title) })}
        sizes={WIDTHS}
        ratio="16 / 9"
        isFirst
      />
    </Box>
  );
}
