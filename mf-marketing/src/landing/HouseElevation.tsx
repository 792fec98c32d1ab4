import { Box } from '@plumbline/shared-ui/layout';
import { HouseFinished } from './HouseFinished';
import { HouseFrame } from './HouseFrame';
import { PlumbBob } from './PlumbBob';

const LINE = 'var(--mui-palette-divider)';

const grid = {
  position: 'absolute',
  inset: 0,
  backgroundImage: `linear-gradient(${LINE} 1px, transparent 1px), linear-gradient(90deg, ${LINE} 1px, transparent 1px)`,
  backgroundSize: '32px 32px',
  backgroundPosition: 'center bottom',
  maskImage: 'radial-gradient(closest-side, black 35%, transparent)',
} as const;

export function HouseElevation() {
  return (
    <Box aria-hidden sx={{ position: 'relative', alignSelf: 'end', mx: { xs: -2, md: 0 } }}>
      <Box sx={grid} />
      <Box
        component="svg"
        viewBox="0 0 560 520"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        sx={{
          position: 'relative',
          display: 'block',
          width: '100%',
          // Of a tablet's first screen it leaves half.
          height: { sm: 400, md: 'auto' },
          color: 'primary.main',
        }}
      >
        <HouseFinished />
        <HouseFrame />
        <path d="M0 470h560" strokeWidth="4" />
        <Dimensions />
        <PlumbBob />
      </Box>
    </Box>
  );
}

function Dimensions() {
  return (
    <g strokeWidth="1.5">
      <path d="M70 496h370M64 502l12-12M249 502l12-12M434 502l12-12M70 480v22M255 480v22M440 480v22" />
      <path d="M34 250v220M28 256l12-12M28 476l12-12M24 250h22" />
      <g fill="currentColor" stroke="none" fontSize="13" fontWeight="600">
        <text x="144" y="490">
          4800
        </text>
        <text x="329" y="490">
          4800
        </text>
        <text transform="translate(27 376) rotate(-90)">5700</text>
      </g>
    </g>
  );
}
