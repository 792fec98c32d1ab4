import SvgIcon from '@mui/material/SvgIcon';
import Box from '@mui/material/Box';

type LogoProps = {
  /** Without the visible name, which assistive technology still reads. */
  isCompact?: boolean;
  /** Height of the mark in pixels. */
  size?: number;
};

/** The brand mark in the colour of the surrounding text. */
export function Logo({ isCompact = false, size = 30 }: LogoProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, lineHeight: 1 }}>
      <SvgIcon
        viewBox="0 0 24 32"
        sx={{ width: size * 0.75, height: size }}
        {...(isCompact ? { titleAccess: 'Plumbline' } : { 'aria-hidden': true })}
      >
        <path d="M4 1.5h16" stroke="currentColor" strokeWidth="3" fill="none" />
        <path d="M12 2v12" stroke="currentColor" strokeWidth="2" fill="none" />
        <path d="M6 13h12v4.2L12 31 6 17.2z" fill="currentColor" />
        <path d="M6 17.4h12l-1.5 3.4h-9z" fill="var(--plumbline-vial)" />
      </SvgIcon>
      {!isCompact && (
        <Box
          component="span"
          translate="no"
          sx={{ fontWeight: 800, fontSize: size * 0.72, letterSpacing: '-0.03em' }}
        >
          Plumbline
        </Box>
      )}
    </Box>
  );
}
