import { Box } from '@plumbline/shared-ui/layout';

export function CompanyMark({ name, path }: { name: string; path: string }) {
  return (
    <Box
      translate="no"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        fontSize: '0.9375rem',
        fontWeight: 700,
        letterSpacing: '-0.02em',
        lineHeight: 1.15,
      }}
    >
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
        sx={{ width: 26, flexShrink: 0 }}
      >
        <path d={path} />
      </Box>
      {name}
    </Box>
  );
}
