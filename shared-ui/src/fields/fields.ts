export { default as FormControl } from '@mui/material/FormControl';
export { default as FormHelperText } from '@mui/material/FormHelperText';
export { default as FormLabel } from '@mui/material/FormLabel';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { SearchField } from './SearchField';
export { TextField } from './TextField';
export type { TextFieldProps } from './TextField';
export { useSettled } from './use-settled';
