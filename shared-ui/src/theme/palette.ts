/**
 * The brand's colours: petrol, mineral greys, and the yellow-green of a spirit level's vial as the one
 * accent. `palette.test.ts` checks every pair below against WCAG AA.
 */
export const light = {
  primary: { main: '#0B4F59', light: '#2E7480', dark: '#073940', contrastText: '#FFFFFF' },
  secondary: { main: '#D3EC4F', light: '#E3F588', dark: '#BBD52F', contrastText: '#0E2A30' },
  error: { main: '#AE2F1D', light: '#C8513F', dark: '#852012', contrastText: '#FFFFFF' },
  warning: { main: '#85560A', light: '#A87424', dark: '#634005', contrastText: '#FFFFFF' },
  info: { main: '#0B4F59', light: '#2E7480', dark: '#073940', contrastText: '#FFFFFF' },
  success: { main: '#2B6B3C', light: '#4B8A5C', dark: '#1C4D29', contrastText: '#FFFFFF' },
  text: { primary: '#10262B', secondary: '#4B5F63', disabled: '#586B6F' },
  divider: '#D5DCDA',
  background: { default: '#F3F6F4', paper: '#FFFFFF' },
  action: { active: '#3D5257', disabled: '#55676B', disabledBackground: '#E2E8E6' },
  Alert: {
    errorStandardBg: '#FBEAE6',
    warningStandardBg: '#FAF0DA',
    infoStandardBg: '#E2EFEE',
    successStandardBg: '#E6F2E8',
  },
} as const;

export const dark = {
  primary: { main: '#7CCFCB', light: '#A5E2DF', dark: '#4FA8A6', contrastText: '#072126' },
  secondary: { main: '#D3EC4F', light: '#E3F588', dark: '#BBD52F', contrastText: '#0E2A30' },
  error: { main: '#FF9C8A', light: '#FFBBAE', dark: '#E5705B', contrastText: '#2B0A05' },
  warning: { main: '#EDBE68', light: '#F5D595', dark: '#C99737', contrastText: '#291B02' },
  info: { main: '#7CCFCB', light: '#A5E2DF', dark: '#4FA8A6', contrastText: '#072126' },
  success: { main: '#8FD3A0', light: '#B3E2BF', dark: '#5FAF74', contrastText: '#062311' },
  text: { primary: '#E9F0EE', secondary: '#A9BBBB', disabled: '#9AADAE' },
  divider: '#2C4147',
  background: { default: '#0C191D', paper: '#13252A' },
  action: { active: '#BCCBCB', disabled: '#9DB0B1', disabledBackground: '#22373D' },
  Alert: {
    errorStandardBg: '#3B201B',
    warningStandardBg: '#372B14',
    infoStandardBg: '#13363B',
    successStandardBg: '#183523',
  },
} as const;

/** Outline of inputs and other controls: 3:1 against paper and page (WCAG 1.4.11). */
export const controlBorder = { light: '#6E8185', dark: '#76898D' } as const;

/** Focus ring, drawn with a gap, so it is measured against the page. */
export const focusRing = { light: '#0B6E7D', dark: '#D3EC4F' } as const;
