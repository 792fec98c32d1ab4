import { createTheme } from '@mui/material/styles';
import type { TypographyVariantsOptions } from '@mui/material/styles';
import { components } from './components';
import { dark, light } from './palette';

/** The fallbacks are those of `shell/fallback-faces.cjs`. */
const FONT =
  "'Archivo Variable', 'Archivo Fallback', 'Archivo Fallback Android', 'Archivo Fallback Linux', 'Helvetica Neue', Arial, sans-serif";

const heading = (weight: number, min: number, max: number) => ({
  fontWeight: weight,
  // From `min` rem at 360 px to `max` rem at 1280 px.
  fontSize: `clamp(${min}rem, calc(${min}rem + ${max - min} * (100vw - 22.5rem) / 57.5), ${max}rem)`,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  // Archivo draws what follows k, r and w into the space between words, and tightened letters take the rest of it.
  wordSpacing: '0.06em',
  textWrap: 'balance',
});

const typography: TypographyVariantsOptions = {
  fontFamily: FONT,
  fontWeightMedium: 550,
  fontWeightBold: 700,
  h1: heading(760, 1.875, 2.5),
  h2: heading(720, 1.5, 2),
  h3: heading(700, 1.25, 1.5),
  h4: heading(680, 1.125, 1.25),
  h5: { fontWeight: 660, fontSize: '1.125rem', lineHeight: 1.3, textWrap: 'balance' },
  h6: { fontWeight: 660, fontSize: '1rem', lineHeight: 1.35, textWrap: 'balance' },
  subtitle1: { fontWeight: 620, fontSize: '1rem', lineHeight: 1.4 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  overline: { fontSize: '0.8125rem', fontWeight: 650, letterSpacing: '0.06em', lineHeight: 1.5 },
  button: { textTransform: 'none', fontSize: '0.9375rem' },
};

/** Colour schemes are CSS variables, switched by a class on `<html>`, so a change renders nothing again. */
export const plumblineTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  typography,
  shape: { borderRadius: 8 },
  motion: { reducedMotion: 'system' },
  focusVisible: { outline: '3px solid var(--plumbline-focus)', outlineOffset: 2 },
  components,
});
