import { Box } from '@plumbline/shared-ui/layout';

/** Decoration: the bob of the brand on its line, hanging from the top edge. Its tip has the vial's colour. */
export function PlumbLine() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        top: 0,
        right: { md: 28, lg: 48 },
        height: '72%',
        width: { md: 44, lg: 64 },
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
      }}
    >
      <Box sx={{ flex: 1, width: 2, bgcolor: 'currentColor', opacity: 0.5 }} />
      <Box component="svg" viewBox="0 0 24 38" sx={{ width: '100%', display: 'block' }}>
        <path d="M9 0h6v5H9z" fill="currentColor" opacity="0.7" />
        <path d="M2 5h20v12L12 38 2 17z" fill="currentColor" />
        <path d="M5.8 25h12.4L12 38z" fill="var(--plumbline-vial)" />
      </Box>
    </Box>
  );
}
