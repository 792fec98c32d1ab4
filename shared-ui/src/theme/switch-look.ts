import type { Components, Theme } from '@mui/material/styles';

const paletteOf = (theme: Theme) => (theme.vars ?? theme).palette;

/**
 * The knob lies inside its track, which stands out from the card at 3:1, on and off. Its left edge is that of a
 * checkbox: 11 px in.
 */
export const switchLook: Components<Theme>['MuiSwitch'] = {
  styleOverrides: {
    root: { width: 64, height: 38, padding: '8px 11px' },
    thumb: { width: 16, height: 16, boxShadow: 'none' },
    track: { borderRadius: 11, opacity: 1, backgroundColor: 'var(--plumbline-control-border)' },
    switchBase: ({ theme }) => ({
      padding: '11px 14px',
      borderRadius: 11,
      color: paletteOf(theme).background.paper,
      '&:hover': { backgroundColor: 'transparent' },
      '&.Mui-checked': {
        color: paletteOf(theme).primary.contrastText,
        '&:hover': { backgroundColor: 'transparent' },
      },
      '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: paletteOf(theme).primary.main },
      '&.Mui-disabled, &.Mui-checked.Mui-disabled': { color: paletteOf(theme).action.disabled },
      '&.Mui-disabled + .MuiSwitch-track, &.Mui-checked.Mui-disabled + .MuiSwitch-track': {
        opacity: 1,
        backgroundColor: paletteOf(theme).action.disabledBackground,
      },
    }),
  },
};
