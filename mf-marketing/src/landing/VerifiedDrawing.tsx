const PAPER = 'var(--mui-palette-background-paper)';

/** A badge on its lanyard, checked. */
export function VerifiedDrawing() {
  return (
    <>
      <path d="M134 0l22 34M186 0l-22 34" />
      <rect x="84" y="34" width="152" height="106" rx="10" fill={PAPER} />
      <path d="M148 46h24" strokeWidth="5" />
      <circle cx="122" cy="82" r="14" />
      <path d="M98 122c2-26 46-26 48 0z" />
      <path d="M164 78h48M164 94h36M164 110h26" />
      <circle cx="236" cy="122" r="24" fill="var(--plumbline-vial)" />
      <path d="M225 122l8 9 15-17" stroke="var(--mui-palette-secondary-contrastText)" strokeWidth="4" />
    </>
  );
}
