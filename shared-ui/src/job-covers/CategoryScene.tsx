import type { Category } from './drawing-of';

const VIAL = 'var(--plumbline-vial)';
const GROUND = 'M20 122h160';

/** Paths in a frame of 200 × 130; `bright` is filled with the accent. */
const SCENES: Record<Category, { bright: string; lines: string }> = {
  'architects-construction': {
    bright: 'M128 66h24v16h-24z',
    lines:
      'M72 122V30M84 122V30M72 110l12-14-12-14 12-14-12-14 12-14M44 40h112M78 20 44 40M78 20l78 20M140 40v26' +
      'M110 122V98h60v24M130 122V98M150 122V98',
  },
  residential: {
    bright: 'M100 38 48 82h104z',
    lines: 'M60 82v40h80V82M92 122V98h16v24M70 92h12v12H70zM118 92h12v12h-12zM130 63V44h10v28',
  },
  commercial: {
    bright: 'M44 66l8-22h96l8 22z',
    lines:
      'M44 66c0 10 22 10 22 0 0 10 23 10 23 0 0 10 22 10 22 0 0 10 23 10 23 0 0 10 22 10 22 0' +
      'M50 74v48M150 74v48M112 122V88h24v34M62 88h38v22H62z',
  },
  industrial: {
    bright: 'M52 90h14v12H52zM78 90h14v12H78zM104 90h14v12h-14z',
    lines: 'M40 122V76l28-18v18l28-18v18l28-18v64M136 122V40h16v82M144 32c-6-8 10-8 4-18',
  },
};

export function CategoryScene({ category }: { category: Category }) {
  const { bright, lines } = SCENES[category];
  return (
    <>
      <path d={bright} fill={VIAL} />
      <path d={`${lines}${GROUND}`} />
    </>
  );
}
