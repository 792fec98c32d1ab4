import { Box } from '@plumbline/shared-ui/layout';

const WIDTH = 260;
const MIDDLE = WIDTH / 2;
const FARTHEST = 84;

/** The vial of a spirit level; `progress` from 0, far off, to 1, level. */
export function LevelVial({ progress }: { progress: number }) {
  const bubble = MIDDLE - FARTHEST * (1 - progress);
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${WIDTH} 40`}
      fill="none"
      strokeWidth="2"
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: { xs: 180, sm: 320 },
        color: 'secondary.contrastText',
      }}
    >
      <rect x="1" y="1" width={WIDTH - 2} height="38" rx="19" fill="var(--plumbline-vial)" />
      <path d={`M${MIDDLE - 30} 2v36M${MIDDLE + 30} 2v36`} stroke="currentColor" />
      <rect
        x={bubble - 24}
        y="8"
        width="48"
        height="24"
        rx="12"
        fill="var(--mui-palette-secondary-light)"
        stroke="currentColor"
      />
      <path d={`M${bubble - 12} 14h16`} stroke="currentColor" strokeLinecap="round" opacity="0.5" />
    </Box>
  );
}
