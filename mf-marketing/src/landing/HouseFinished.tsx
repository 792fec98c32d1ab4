import { useId } from 'react';

const PAPER = 'var(--mui-palette-background-paper)';
const FAINT = 'var(--mui-palette-divider)';

/** The left half of the house. */
export function HouseFinished() {
  const bricks = useId();
  const tiles = useId();
  return (
    <>
      <defs>
        <pattern id={bricks} width="28" height="20" patternUnits="userSpaceOnUse">
          <path d="M0 .5h28M0 10.5h28M7.5 0v10M21.5 10v10" stroke={FAINT} strokeWidth="1.5" />
        </pattern>
        <pattern id={tiles} width="18" height="14" patternUnits="userSpaceOnUse">
          <path
            d="M0 0a9 9 0 0 0 18 0M-9 7a9 9 0 0 0 18 0m0 0a9 9 0 0 0 18 0"
            stroke={FAINT}
            strokeWidth="1.5"
          />
        </pattern>
      </defs>
      <path d="M118 216v-86h36v52" fill={PAPER} />
      <path d="M112 130h48" />
      <path d="M70 250h185v220H70z" fill={PAPER} />
      <path d="M70 250h185v220H70z" fill={`url(#${bricks})`} />
      <path d="M48 250 255 96v154z" fill={PAPER} />
      <path d="M48 250 255 96v154z" fill={`url(#${tiles})`} />
      <g fill={PAPER}>
        <path d="M96 286h56v62H96zM180 286h56v62h-56zM96 386h56v62H96z" />
        <path d="M90 348h68v7H90zM174 348h68v7h-68zM90 448h68v7H90z" />
      </g>
      <path d="M124 286v62M96 317h56M208 286v62M180 317h56M124 386v62M96 417h56" strokeWidth="1.5" />
      <path d="M180 470v-84h50v84z" fill="var(--plumbline-vial)" />
      <path d="M220 428v10M180 404h50" strokeWidth="1.5" />
    </>
  );
}
