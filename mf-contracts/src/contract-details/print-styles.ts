/** Marks the dialog whose sheet is printed. */
export const PRINTED = 'contract-printed';

/** Square on phones. On paper the dialog is gone and its sheet stands alone, whatever page it was opened on. */
export const printed = {
  '& .MuiDialog-paperFullScreen': { borderRadius: 0 },
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
      maxWidth: 'none',
      maxHeight: 'none',
      overflow: 'visible',
      borderRadius: 0,
      bgcolor: 'common.white',
      boxShadow: 'none !important',
    },
  },
} as const;

/** Not on paper. */
export const screenOnly = { '@media print': { display: 'none' } } as const;
