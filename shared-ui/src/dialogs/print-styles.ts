const PRINTED = 'plumbline-printed';
const SHEET = 'plumbline-sheet';

/** Prints the sheet alone, without the dialog and the page. */
const printed = {
  '@media print': {
    position: 'static !important',
    // Not `&` alone: MUI writes a dialog's styles for an inner class too, which would hide the dialog itself.
    [`body > :not(.${PRINTED}):not(&)`]: { display: 'none !important' },
    'body:has(> &)': { overflow: 'visible !important', padding: '0 !important' },
    '& .MuiBackdrop-root': { display: 'none' },
    '& .MuiDialog-container': { height: 'auto', display: 'block', opacity: '1 !important' },
    '& .MuiDialog-paper': {
      display: 'block',
      m: 0,
      width: '100%',
      height: 'auto',
      maxWidth: 'none',
      maxHeight: 'none',
      overflow: 'visible',
      borderRadius: 0,
      bgcolor: 'common.white',
      boxShadow: 'none !important',
    },
    [`& .MuiDialog-paper > :not(.${SHEET})`]: { display: 'none' },
  },
} as const;

export const PRINTS_SHEET = { className: PRINTED, sx: printed };

/** Black on white in either theme; hidden on screen. */
export const PAPER_ONLY = {
  className: SHEET,
  sx: {
    display: 'none',
    '@media print': { display: 'block', bgcolor: 'common.white', color: 'common.black' },
    '&& *': { color: 'inherit' },
  },
} as const;
