export { default as Checkbox } from '@mui/material/Checkbox';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as FormGroup } from '@mui/material/FormGroup';
export { default as Radio } from '@mui/material/Radio';
export { default as Switch } from '@mui/material/Switch';
