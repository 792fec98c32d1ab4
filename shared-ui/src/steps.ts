export { default as Step } from '@mui/material/Step';
export { default as StepLabel } from '@mui/material/StepLabel';
export { default as Stepper } from '@mui/material/Stepper';

/** `sx` of a stepper: a step that is not yet reached is outlined, not filled. */
export const stepDiscs = {
  '& .MuiStepIcon-root:not(.Mui-active):not(.Mui-completed)': {
    boxSizing: 'border-box',
    color: 'transparent',
    border: 2,
    borderColor: 'text.secondary',
    borderRadius: '50%',
    '& .MuiStepIcon-text': { fill: 'var(--mui-palette-text-secondary)' },
  },
} as const;
