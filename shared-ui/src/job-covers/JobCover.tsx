import Box from '@mui/material/Box';
import type { Picture } from '@plumbline/shared-schema/pictures';
import { PictureImage } from '@plumbline/shared-ui/cards';
import { SCENES } from '@plumbline/shared-ui/trade-scenes';
import { CategoryScene } from './CategoryScene';
import { drawingOf, type DrawnJob } from './drawing-of';
import { FloorScene } from './FloorScene';

export type CoveredJob = DrawnJob & { picture: Picture | null };

type JobCoverProps = {
  job: CoveredJob;
  /** How wide a picture is shown, as in `<img sizes>`. */
  sizes: string;
  /** Width to height; that of cards by default. */
  ratio?: string;
  /** Seen at once, without scrolling. */
  isFirst?: boolean;
};

/** A job's own picture, or a drawing of its work: the same in every list. It says nothing that the title does not. */
export function JobCover({ job, sizes, ratio = '4 / 3', isFirst = false }: JobCoverProps) {
  if (job.picture)
    return <PictureImage picture={job.picture} alt="" sizes={sizes} ratio={ratio} isFirst={isFirst} />;
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="-12 -8 224 146"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinejoin="round"
      strokeLinecap="round"
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: ratio,
        bgcolor: 'action.hover',
        color: 'primary.main',
      }}
    >
      <Drawn job={job} />
    </Box>
  );
}

const isTrade = (drawing: string): drawing is keyof typeof SCENES => Object.hasOwn(SCENES, drawing);

function Drawn({ job }: { job: DrawnJob }) {
  const drawing = drawingOf(job);
  if (drawing === 'floor') return <FloorScene />;
  if (!isTrade(drawing)) return <CategoryScene category={drawing} />;
  const Scene = SCENES[drawing];
  return <Scene />;
}
