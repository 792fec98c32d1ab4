import type { Job } from '@plumbline/shared-schema/jobs';
import { PictureImage } from '@plumbline/shared-ui/cards';
import { Box } from '@plumbline/shared-ui/layout';
import { SCENES } from '../trades/scenes';
import { TRADES } from '../trades/trades';

const WIDTHS = '296px';

/** The job's own picture, or a drawing of its trade. It says nothing that the title does not. */
export function JobPicture({ job }: { job: Job }) {
  if (job.picture) return <PictureImage picture={job.picture} alt="" sizes={WIDTHS} ratio="16 / 10" />;
  const skills = job.skillsRequired.map(({ name }) => name.toLowerCase());
  const Scene = SCENES[TRADES.find((trade) => skills.includes(trade)) ?? 'roofing'];
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 200 130"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinejoin="round"
      strokeLinecap="round"
      sx={{
        display: 'block',
        width: '100%',
        height: '100%',
        p: 2,
        boxSizing: 'border-box',
        color: 'primary.main',
      }}
    >
      <Scene />
    </Box>
  );
}
