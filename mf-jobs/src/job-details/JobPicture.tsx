import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { PictureImage } from '@plumbline/shared-ui/cards';
import { titleCase } from '@plumbline/shared-ui/format';
import { JobCover } from '@plumbline/shared-ui/job-covers';
import { Box } from '@plumbline/shared-ui/layout';

/** Beside the panel, or across a phone. */
const WIDTHS = '(min-width: 900px) 760px, 100vw';
const RATIO = '16 / 6';
export const DRAWING_HEIGHT = 140;

const frame = {
  borderRadius: 2,
  overflow: 'hidden',
  '& > svg': { boxSizing: 'border-box', maxHeight: DRAWING_HEIGHT, py: 1.5 },
} as const;

/** What the work is about, seen before it is read, as in lists; the file itself is among the attachments. */
export function JobPicture({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const { picture, title } = job;
  return (
    <Box sx={frame}>
      {picture ? (
        <PictureImage
          picture={picture}
          alt={t('details.pictureOf', { title: titleCase(title) })}
          sizes={WIDTHS}
          ratio={RATIO}
          isFirst
        />
      ) : (
        <JobCover job={job} sizes={WIDTHS} ratio={RATIO} />
      )}
    </Box>
  );
}
