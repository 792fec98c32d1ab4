const PAPER = 'var(--mui-palette-background-paper)';
const PIN = 'c-12-16-20-24-20-36a20 20 0 0 1 40 0c0 12-8 20-20 36z';

/** A quarter of a town, and who works there. */
export function LocalDrawing() {
  return (
    <>
      <rect x="40" y="12" width="240" height="130" rx="10" fill={PAPER} />
      <path
        d="M40 52h240M40 104h148l92 24M112 12v130M188 12v92M240 52v64"
        stroke="var(--mui-palette-divider)"
        strokeWidth="8"
      />
      <path d="M40 82c60-14 90 30 146 12s60-30 94-22" strokeWidth="1.5" strokeDasharray="4 6" />
      <path d={`M78 96${PIN}`} fill={PAPER} />
      <circle cx="78" cy="60" r="7" />
      <path d={`M240 92${PIN}`} fill={PAPER} />
      <circle cx="240" cy="56" r="7" />
      <path d={`M156 120${PIN}`} fill="var(--plumbline-vial)" />
      <circle cx="156" cy="84" r="7" stroke="var(--mui-palette-secondary-contrastText)" />
    </>
  );
}
