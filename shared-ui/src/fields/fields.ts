export { default as FormControl } from '@mui/material/FormControl';
export { default as FormHelperText } from '@mui/material/FormHelperText';
export { default as FormLabel } from '@mui/material/FormLabel';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { focusSearchField, SEARCH_FIELD_ID, SearchField } from './SearchField';
export { TextInput } from './TextInput';
export { fold, hasWords } from './text-match';
export { useTypedNumber } from './use-typed-number';
export { useSettled } from './use-settled';
