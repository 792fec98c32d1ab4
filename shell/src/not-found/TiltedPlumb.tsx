import { Box } from '@plumbline/shared-ui/layout';

/** A frame out of true: the line hangs straight, the page does not. Decorative. */
export function TiltedPlumb() {
  return (
    <Box
      component="svg"
      viewBox="0 0 320 220"
      aria-hidden
      focusable="false"
      sx={{ display: 'block', width: '100%', maxWidth: 320, height: 'auto', color: 'primary.main' }}
    >
      <path d="M10 206h300" stroke="currentColor" strokeWidth="3" strokeLinecap="round" opacity="0.35" />
      <g transform="rotate(-8 160 206)" fill="none" stroke="currentColor" strokeWidth="4">
        <rect x="84" y="46" width="152" height="158" rx="6" />
        <path d="M84 112h152M160 46v66" opacity="0.45" />
        <circle cx="216" cy="160" r="5" fill="currentColor" stroke="none" />
      </g>
      <path d="M118 18h30" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      <path d="M133 20v112" stroke="currentColor" strokeWidth="2.5" />
      <path d="M120 132h26v10l-13 34-13-34z" fill="currentColor" />
      <path d="M120 142h26l-4 9h-18z" fill="var(--plumbline-vial)" />
      <path
        d="M238 78q22-16 40 2M246 92q12-8 22 1"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.45"
      />
    </Box>
  );
}
