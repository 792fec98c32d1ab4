import { Box } from '@plumbline/shared-ui/layout';

/** Swings out on arrival and comes to rest upright; with reduced motion it hangs still. */
const settle = {
  '@keyframes settle': {
    '0%': { transform: 'rotate(13deg)' },
    '18%': { transform: 'rotate(-9deg)' },
    '36%': { transform: 'rotate(5.5deg)' },
    '54%': { transform: 'rotate(-3deg)' },
    '72%': { transform: 'rotate(1.4deg)' },
    '88%': { transform: 'rotate(-0.5deg)' },
    '100%': { transform: 'rotate(0)' },
  },
  transformOrigin: '255px 30px',
  animation: 'settle 5s ease-in-out both',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;

export function PlumbBob() {
  return (
    <>
      <path d="M225 30h60M240 30v-10h30v10" strokeWidth="4" />
      <Box component="g" sx={settle}>
        <path d="M255 30v338" strokeWidth="2" />
        <path d="M240 366h30v13l-15 40-15-40z" fill="currentColor" strokeWidth="3" />
        <path d="M241 379h28l-4 11h-20z" fill="var(--plumbline-vial)" stroke="none" />
      </Box>
    </>
  );
}
