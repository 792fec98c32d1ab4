import type { Components, Theme } from '@mui/material/styles';
import { switchLook } from './switch-look';

const CONTROL_BORDER = 'var(--plumbline-control-border)';

const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 10 } } },
  MuiCardContent: { styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 14 } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
        boxShadow: 'var(--plumbline-shadow)',
        marginTop: 4,
        minWidth: 200,
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
};

const controls: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        '--plumbline-button-inset': '18px',
        minHeight: 40,
        paddingInline: 'var(--plumbline-button-inset)',
        fontWeight: 650,
        '@media (pointer: coarse)': { minHeight: 44 },
      },
      sizeSmall: { '--plumbline-button-inset': '10px', minHeight: 32 },
      sizeLarge: { '--plumbline-button-inset': '26px', minHeight: 50, fontSize: '1.0625rem' },
      outlined: { borderColor: CONTROL_BORDER },
    },
    // What moves the deal forward is lime in both themes; for words the accent is too bright.
    variants: [
      {
        props: { color: 'primary', variant: 'contained' },
        style: ({ theme }) => {
          const { main, dark, contrastText } = (theme.vars ?? theme).palette.secondary;
          return {
            '--variant-containedBg': main,
            '--variant-containedColor': contrastText,
            '@media (hover: hover)': { '&:hover': { '--variant-containedBg': dark } },
          };
        },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: { root: { '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } } },
  },
  MuiInputBase: {
    styleOverrides: {
      // The browser's and MUI's placeholder is fainter than text may be (WCAG 1.4.3).
      input: ({ theme }) => ({
        '&::placeholder': {
          color: theme.vars?.palette.text.secondary ?? theme.palette.text.secondary,
          opacity: 1,
        },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: (theme.vars ?? theme).palette.background.paper,
      }),
      notchedOutline: { borderColor: CONTROL_BORDER },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        fontWeight: 550,
        // A lower opacity would fail AA.
        '&.Mui-disabled': {
          opacity: 1,
          color: (theme.vars ?? theme).palette.action.disabled,
          backgroundColor: (theme.vars ?? theme).palette.action.disabledBackground,
        },
      }),
      outlined: { borderColor: CONTROL_BORDER },
    },
  },
  MuiSwitch: switchLook,
  MuiTab: { styleOverrides: { root: { minHeight: 48, fontWeight: 600, textTransform: 'none' } } },
  MuiTabs: { styleOverrides: { indicator: { height: 3 } } },
  MuiLink: {
    styleOverrides: {
      root: {
        textUnderlineOffset: '0.18em',
        textDecorationThickness: '0.06em',
        // A title that leads on is as high as a finger, and moves nothing by it.
        '@media (pointer: coarse)': { 'h1 > &, h2 > &, h3 > &': { paddingBlock: 12 } },
      },
    },
  },
};

const textColor = (tone: 'primary' | 'secondary' | 'disabled') => ({
  props: { color: `text.${tone}` as const },
  style: ({ theme }: { theme: Theme }) => ({ color: (theme.vars ?? theme).palette.text[tone] }),
});

const texts: Components<Theme> = {
  // MUI 9 knows only `textSecondary`; `text.secondary` is the same here.
  MuiTypography: { variants: [textColor('primary'), textColor('secondary'), textColor('disabled')] },
};

const feedback: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 8, alignItems: 'center' },
      message: { overflowWrap: 'anywhere' },
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiAvatar: {
    styleOverrides: {
      root: { fontWeight: 650 },
      colorDefault: ({ theme }) => ({
        backgroundColor: (theme.vars ?? theme).palette.action.disabledBackground,
        color: (theme.vars ?? theme).palette.text.primary,
      }),
    },
  },
};

/** MUI's component overrides. */
export const components: Components<Theme> = { ...surfaces, ...controls, ...texts, ...feedback };
